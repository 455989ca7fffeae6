import type { Command } from '../src/discord/commands/command';
import { itemOption, suggestVisible } from './options';

export const pickup: Command = {
  definition: { name: 'pickup', options: [{ ...itemOption, required: false }] },
  visibility: 'by-server',
  intent(options) {
    const name = options.text('item');
    if (name === null) return { kind: 'turn', action: { kind: 'pickup' } };
    return {
      kind: 'choose',
      choose({ itemUnderfoot, visibleItem, i18n }) {
        const here = itemUnderfoot(name);
        if (here) return { kind: 'pickup', item: here.id };
        const there = visibleItem(name);
        return there ? { kind: 'fetch', item: there.id } : { mistake: i18n.input.noneLying };
      },
    };
  },
  suggest: { item: suggestVisible(({ kind }) => kind === 'item') },
};
