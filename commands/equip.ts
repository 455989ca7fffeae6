import type { CommandArguments } from '../src/discord/arguments/arguments';
import type { Suggestion } from '../src/discord/arguments/suggestions';
import type { Command } from '../src/discord/commands/command';
import type { PackItem } from '../src/discord/types';
import { isCarried, itemOption, suggestPackItems } from './options';

const isWearable = ({ fits, slot }: PackItem): boolean => fits !== null && slot === null;

function suggestBest({ board, i18n }: CommandArguments): Suggestion[] {
  const isBetter = board.legal.some(({ kind }) => kind === 'wear-best');
  return isBetter ? [{ name: i18n.turns.button.wearBest, value: 'best' }] : [];
}

export const equip: Command = {
  definition: { name: 'equip', options: [itemOption] },
  visibility: 'by-server',
  intent: (options) => ({
    kind: 'choose',
    choose({ packItem, isBest, isWorn, i18n: { input } }) {
      const wanted = options.text('item') ?? '';
      if (isBest(wanted)) return { kind: 'wear-best' };
      const item = packItem(wanted, isWearable, isCarried);
      if (item) return { kind: 'equip', item: item.id };
      return { mistake: isWorn(wanted) ? input.wornAlready : input.noneTo.equip };
    },
  }),
  suggest: { item: (args) => [...suggestBest(args), ...suggestPackItems(isWearable)(args)] },
};
