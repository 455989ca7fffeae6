/** Things that have a symbol on the map of a level. */
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
  | 'prop'
  | 'dry';

/** Texts around the map of a level. */
export interface MapTexts {
  /** Meaning of each symbol on the map. */
  legend: Readonly<Record<MapMark, string>>;
  /** Headings of the three lists below the map. */
  stairs: string;
  places: string;
  remembered: string;
}
