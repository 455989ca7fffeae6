import type { Command } from '../src/discord/commands/command';
import type { HeldThing } from '../src/discord/types';
import { everywhere, itemOption, suggestHeld, suggestTargets, targetOption } from './options';

const usable = (thing: HeldThing): boolean => thing.usable;

export const use: Command = {
  definition: {
    name: 'use',
    ...everywhere,
    options: [itemOption(), targetOption],
  },
  intent: (options) => ({
    kind: 'choose',
    choose(choosing) {
      const item = choosing.held(options.text('item') ?? '', usable);
      if (!item) return { unclear: choosing.words.typed.noneTo.use };
      const target = options.text('at');
      if (target === null) return { kind: 'use', item: item.id };
      const at = choosing.cell(target);
      return at ? { kind: 'use', item: item.id, at } : { unclear: choosing.words.typed.noSuchTarget };
    },
  }),
  complete: { item: suggestHeld(usable), at: suggestTargets },
};
