import type { Board, I18n } from '../types';

type Fine = Board['view']['fines'][number];

/** Returns a fine that the hero can pay at least in part, or else any fine; `undefined` if there is none. */
export const offeredFine = ({ view }: Board): Fine | undefined =>
  view.fines.find(({ payable }) => payable > 0) ?? view.fines[0];

/**
 * Names the gold that the hero can pay now, and the whole fine if that is more. Names the faction if the collector
 * takes the fine for another faction.
 */
export function fineLabel({ payable, due, faction, forOthers }: Fine, i18n: I18n): string {
  return i18n.turns.fine(payable, due, forOthers ? i18n.faction(faction) : null);
}
