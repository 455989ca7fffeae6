import type { Board, I18n } from '../types';

type Fine = Board['view']['fines'][number];

/** The fine that is offered first, one that the hero can pay something of before others. */
export const offeredFine = ({ view }: Board): Fine | undefined =>
  view.fines.find(({ payable }) => payable > 0) ?? view.fines[0];

/** On a button: what is paid now, and with whom, where that is not who takes it. */
export function fineLabel({ payable, due, faction, forOthers }: Fine, i18n: I18n): string {
  const label = i18n.turns.fine(i18n.gold(payable), i18n.gold(due));
  return forOthers ? `${label} · ${i18n.faction(faction)}` : label;
}
