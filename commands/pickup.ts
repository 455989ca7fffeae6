import type { Command } from '../src/discord/command';
import type { SeenThing } from '../src/discord/types';
import { everywhere, itemOption, suggestSeen } from './options';

const underfoot = (hero: { x: number; y: number }) => (thing: SeenThing) =>
  thing.kind === 'item' && thing.at.x === hero.x && thing.at.y === hero.y;

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
      choose({ underfoot: lying, words }) {
        const item = lying(named);
        return item ? { kind: 'pickup', item: item.id } : { unclear: words.typed.noneAtFeet };
      },
    };
  },
  complete: { item: (choosing) => suggestSeen(underfoot(choosing.board.view.hero.at))(choosing) },
};
