/** Texts about graves of ranked heroes. Later runs of the same server find these graves. */
export const GRAVES = {
  /** Line about a grave: the hero's name as Markdown, the level reached, and the cause of death. */
  of: (name: string, level: number, fate: string) => `${name}, level ${level}, ${fate}`,
  /** Name on a grave if the hero's name was erased or is hidden. */
  nameless: 'a name that nobody can read any more',
  /** Heading over the graves on levels that the hero of a finished run visited. */
  heading: 'Heroes of this server who fell on the levels you came to:',
  later: 'Once your own run is over, you can watch how they fell.',
  /** Label of a button. */
  button: 'Graves',
};

export type GraveTexts = typeof GRAVES;
