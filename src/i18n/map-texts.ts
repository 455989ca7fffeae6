/** What has a mark on the map of a level. */
export type MapMark =
  | 'hero'
  | 'down'
  | 'up'
  | 'hostile'
  | 'wary'
  | 'friendly'
  | 'shop'
  | 'item'
  | 'left'
  | 'altar'
  | 'trap'
  | 'grave'
  | 'door'
  | 'prop';

/** Words of the map of a level. */
export interface MapTexts {
  /** What each mark stands for. */
  legend: Readonly<Record<MapMark, string>>;
  /** Headings of the lists below it. */
  stairs: string;
  places: string;
  remembered: string;
}
