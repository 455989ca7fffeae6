import type { Command } from '../src/discord/commands/command';
import type { HeldThing } from '../src/discord/types';
import { everywhere, itemOption, suggestHeld } from './options';

const wearable = (thing: HeldThing): boolean => thing.fits !== null && thing.slot === null;

export const equip: Command = {
  definition: {
    name: 'equip',
    ...everywhere,
    options: [itemOption()],
  },
  intent: (options) => ({
    kind: 'choose',
    choose(choosing) {
      const item = choosing.held(options.text('item') ?? '', wearable);
      return item ? { kind: 'equip', item: item.id } : { unclear: choosing.words.typed.noneTo.equip };
    },
  }),
  complete: { item: suggestHeld(wearable) },
};
