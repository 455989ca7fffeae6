import type { Command } from '../src/discord/command';
import type { HeldThing } from '../src/discord/types';
import { everywhere, itemOption, suggestHeld } from './options';

const carried = (thing: HeldThing): boolean => thing.slot === null;

export const drop: Command = {
  definition: { name: 'drop', description: 'Lay something down', ...everywhere, options: [itemOption('What to drop')] },
  intent: (options) => ({
    kind: 'choose',
    choose(choosing) {
      const item = choosing.held(options.text('item') ?? '', carried);
      return item
        ? { kind: 'drop', item: item.id }
        : { unclear: 'You carry nothing of that name. Take worn things off first; `/inventory` lists what you have.' };
    },
  }),
  complete: { item: suggestHeld(carried) },
};
