import type { Command } from '../src/discord/command';
import type { HeldThing } from '../src/discord/types';
import { everywhere, itemOption, suggestHeld, suggestTargets, targetOption } from './options';

const usable = (thing: HeldThing): boolean => thing.usable;

export const use: Command = {
  definition: {
    name: 'use',
    description: 'Drink, eat, read or zap something you carry',
    ...everywhere,
    options: [itemOption('What to use'), targetOption],
  },
  intent: (options) => ({
    kind: 'choose',
    choose(choosing) {
      const item = choosing.held(options.text('item') ?? '', usable);
      if (!item) return { unclear: 'You carry nothing of that name to use. `/inventory` lists what you have.' };
      const target = options.text('at');
      if (target === null) return { kind: 'use', item: item.id };
      const at = choosing.cell(target);
      return at
        ? { kind: 'use', item: item.id, at }
        : { unclear: 'You see no such target. `/look` lists what is in sight.' };
    },
  }),
  complete: { item: suggestHeld(usable), at: suggestTargets },
};
