/** Texts of the graves of ranked heroes, which later runs of their server come by. */
export const GRAVES = {
  /** Whose grave it is: a name as Markdown, the level reached, and how it came about. */
  of: (name: string, level: number, fate: string) => `${name}, level ${level}, ${fate}`,
  /** In place of that, where the name was erased or is not to be shown. */
  nameless: 'a name that nobody can read any more',
  /** Over those of a run that is over. */
  heading: 'Heroes of this server who fell on the levels you came to:',
  later: 'Once your own run is over, you can watch how they fell.',
  /** On a button. */
  button: 'Graves',
};

export type GraveTexts = typeof GRAVES;
