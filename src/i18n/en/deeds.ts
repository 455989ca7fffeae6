/** What is said in English of a deed that brought nothing else to tell. Ways are named as the list to pick from does. */
export const DEEDS = {
  step: (way: string) => `You step ${way}.`,
  walk: (turns: number, way: string) => `You walk ${way} for ${turns} turns.`,
  there: (turns: number) => (turns > 1 ? `You are there, after ${turns} turns.` : 'You are there.'),
  explored: 'You have seen all there is to see here.',
  fought: (turns: number) => `The fight takes ${turns} turns.`,
  waited: 'You wait.',
  kept: 'You keep the scroll for later.',
};
