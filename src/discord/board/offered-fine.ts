import type { Board, I18n } from '../types';

type Fine = Board['view']['fines'][number];

export const offeredFine = ({ view }: Board): Fine | undefined =>
  view.fines.find(({ payable }) => payable > 0) ?? view.fines[0];

export function fineLabel({ payable, due, faction, forOthers }: Fine, i18n: I18n): string {
  return i18n.turns.fine(payable, due, forOthers ? i18n.faction(faction) : null);
}
