import { OPTION } from '../../discord/options';
import type { Page } from '../../playground/start-page';

/** Name of the stored entry with the seed code from the address that was opened last. */
const OPENED = 'opened-seed';

/** Returns the seed code in the address, such as `#seed=AMULET.SCOUT.7Q4-KVX`; `null` if there is none. */
const seedIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('seed');

/**
 * Types `/play` for a visitor: with the seed code in the address if the code is new, otherwise only in an empty
 * channel. If the address changes, types a new seed code again.
 */
export function openRun({ session, actions }: Page): void {
  const play = (seed: string | null): void => {
    const options = seed === null ? [] : [{ type: OPTION.string, name: 'seed', value: seed }];
    void actions.perform({ kind: 'command', command: 'play', options }, '/play');
  };
  const openSeed = (): boolean => {
    const seed = seedIn(location.hash);
    if (seed === null || seed === localStorage.getItem(OPENED)) return false;
    localStorage.setItem(OPENED, seed);
    play(seed);
    return true;
  };
  window.addEventListener('hashchange', openSeed);
  if (!openSeed() && session.visible().length === 0) play(null);
}
