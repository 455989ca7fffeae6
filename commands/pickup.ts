import type { Command } from '../src/discord/commands/command';
import { everywhere, itemOption, suggestSeen } from './options';

export const pickup: Command = {
  definition: {
    name: 'pickup',
    ...everywhere,
    options: [itemOption(false)],
  },
  intent(options) {
    const named = options.text('item');
    if (named === null) return { kind: 'turn', action: { kind: 'pickup' } };
    return {
      kind: 'choose',
      choose({ underfoot, lying, words }) {
        const here = underfoot(named);
        if (here) return { kind: 'pickup', item: here.id };
        const there = lying(named);
        return there ? { kind: 'fetch', item: there.id } : { unclear: words.typed.noneLying };
      },
    };
  },
  complete: { item: suggestSeen(({ kind }) => kind === 'item') },
};
