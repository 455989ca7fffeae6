import { OPTION } from '../../discord/options';
import type { Page } from '../../playground/start-page';

/** Name of the entry that remembers the last seed code of an address that was opened. */
const OPENED = 'opened-seed';

/** Returns the seed code in the address, such as `#seed=AMULET.SCOUT.7Q4-KVX`; `null` if there is none. */
const seedIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('seed');

/**
 * Types `/play` for a visitor to an empty channel. If the address has a seed code that was not opened before, types the
 * code too. Does so again if the address changes.
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
