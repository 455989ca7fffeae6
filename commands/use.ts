import type { Command } from '../src/discord/commands/command';
import type { HeldThing } from '../src/discord/types';
import { aimed, itemOption, suggestHeldItems, suggestTargets, targetOption } from './options';

const isUsable = (thing: HeldThing): boolean => thing.usable;

export const use: Command = {
  definition: { name: 'use', options: [itemOption, targetOption] },
  visibility: 'by-server',
  intent: (options) => ({
    kind: 'choose',
    choose(args) {
      const item = args.heldItem(options.text('item') ?? '', isUsable);
      return item ? aimed(options, args, { kind: 'use', item: item.id }) : { mistake: args.i18n.input.noneTo.use };
    },
  }),
  suggest: { item: suggestHeldItems(isUsable), at: suggestTargets },
};
