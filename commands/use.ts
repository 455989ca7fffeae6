import type { Command } from '../src/discord/commands/command';
import type { PackItem } from '../src/discord/types';
import { aimed, itemOption, suggestPackItems, suggestTargets, targetOption } from './options';

const isUsable = (thing: PackItem): boolean => thing.usable;

export const use: Command = {
  definition: { name: 'use', options: [itemOption, targetOption] },
  visibility: 'by-server',
  intent: (options) => ({
    kind: 'choose',
    choose(args) {
      const item = args.packItem(options.text('item') ?? '', isUsable);
      return item ? aimed(options, args, { kind: 'use', item: item.id }) : { mistake: args.i18n.input.noneTo.use };
    },
  }),
  suggest: { item: suggestPackItems(isUsable), at: suggestTargets },
};
