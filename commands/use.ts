import type { CommandArguments } from '../src/discord/arguments/arguments';
import type { Suggestion } from '../src/discord/arguments/suggestions';
import type { Command } from '../src/discord/commands/command';
import type { PackItem } from '../src/discord/types';
import { isCarried, itemOption, suggestPackItems, suggestTargets, targetOption, withTarget } from './options';

const isUsable = (thing: PackItem): boolean => thing.usable;

function suggestOffering({ board, i18n }: CommandArguments): Suggestion[] {
  const { sage, things } = board.view;
  if (!board.legal.some(({ kind }) => kind === 'offer')) return [];
  if (sage) return [{ name: i18n.turns.consult(i18n.thing(sage.who), i18n.gold(sage.price)), value: 'offer' }];
  const shrine = things.find(({ shrine }) => shrine?.spent === false);
  return shrine ? [{ name: i18n.turns.offer(i18n.thing(shrine)), value: 'offer' }] : [];
}

export const use: Command = {
  definition: { name: 'use', options: [itemOption, targetOption] },
  visibility: 'by-server',
  intent: (options) => ({
    kind: 'choose',
    choose(args) {
      const wanted = options.text('item') ?? '';
      if (args.isOffering(wanted)) return { kind: 'offer' };
      const item = args.packItem(wanted, isUsable, isCarried);
      return item ? withTarget(options, args, { kind: 'use', item: item.id }) : { mistake: args.i18n.input.noneTo.use };
    },
  }),
  suggest: { item: (args) => [...suggestOffering(args), ...suggestPackItems(isUsable)(args)], at: suggestTargets },
};
