/** Things with a mark on the map of a level. */
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

/** Texts of the map of a level. */
export interface MapTexts {
  /** Meaning of each mark. */
  legend: Readonly<Record<MapMark, string>>;
  /** Headings of the lists below the map. */
  stairs: string;
  places: string;
  remembered: string;
}
