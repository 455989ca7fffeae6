import type { Command } from '../src/discord/commands/command';
import type { HeldThing } from '../src/discord/types';
import { everywhere, itemOption, suggestHeld } from './options';

const carried = (thing: HeldThing): boolean => thing.slot === null;

export const drop: Command = {
  definition: { name: 'drop', ...everywhere, options: [itemOption()] },
  intent: (options) => ({
    kind: 'choose',
    choose(choosing) {
      const item = choosing.held(options.text('item') ?? '', carried);
      return item ? { kind: 'drop', item: item.id } : { unclear: choosing.words.typed.noneTo.drop };
    },
  }),
  complete: { item: suggestHeld(carried) },
};
