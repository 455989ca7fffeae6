/** Texts about graves of heroes who died in ranked runs. Heroes of later runs in the same server find these graves. */
export const GRAVES = {
  of: (name: string, level: number, fate: string) => `${name}, level ${level}, ${fate}`,
  /** Replaces the hero's name on a grave if the player had this name erased or hides it. */
  nameless: 'a name that nobody can read any more',
  /** Stands above the graves on levels that the hero visited, at the end of a run. */
  heading: 'Heroes of this server who fell on the floors you came to:',
  later: 'Once your own run is over, you can watch how they fell.',
  button: 'Graves',
};

export type GraveTexts = typeof GRAVES;
