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

export interface MapTexts {
  legend: Readonly<Record<MapMark, string>>;
  stairs: string;
  places: string;
  remembered: string;
}
