import type { Command } from '../src/discord/commands/command';
import type { HeldThing } from '../src/discord/types';
import { everywhere, itemOption, suggestHeld } from './options';

const worn = (thing: HeldThing): boolean => thing.slot !== null;

export const remove: Command = {
  definition: {
    name: 'remove',
    ...everywhere,
    options: [itemOption()],
  },
  intent: (options) => ({
    kind: 'choose',
    choose(choosing) {
      const item = choosing.held(options.text('item') ?? '', worn);
      return item ? { kind: 'remove', item: item.id } : { unclear: choosing.words.typed.noneTo.remove };
    },
  }),
  complete: { item: suggestHeld(worn) },
};
