/** What is said in English at the end of a run. */
export const ENDING = {
  showLastTurns: 'Show the last turns',
  lastTurns: 'The last turns',
  /** Before the description of the last moment. */
  animation: 'The last turns as an animation, up to this:',
  unseen: 'That run is not for you to see here.',
};
