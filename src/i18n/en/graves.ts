export const GRAVES = {
  of: (name: string, level: number, fate: string) => `${name}, level ${level}, ${fate}`,
  /** Replaces the hero's name if the player has hidden or erased the name. */
  nameless: 'a name that nobody can read any more',
  heading: 'Heroes of this server who fell on the floors you came to:',
  later: 'Once your own run is over, you can watch how they fell.',
  button: 'Graves',
};

export type GraveTexts = typeof GRAVES;
