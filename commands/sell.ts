import type { Command, CommandArguments } from '../src/discord/commands/command';
import type { HeldThing } from '../src/discord/types';
import { everywhere, itemOption } from './options';

const carried = (thing: HeldThing): boolean => thing.slot === null;

/** Every vendor pays the same, so that the first will do. */
function offers({ board, words }: CommandArguments) {
  const [shop] = board.view.shops;
  return (shop?.offers ?? []).flatMap(({ item, price }) => {
    const held = board.view.held.find(({ id }) => id === item);
    return held ? [{ name: `${words.thing(held)} — ${words.gold(price)}`, value: `#${item}` }] : [];
  });
}

export const sell: Command = {
  definition: {
    name: 'sell',
    ...everywhere,
    options: [itemOption()],
  },
  intent: (options) => ({
    kind: 'choose',
    choose({ board, held, words }) {
      const [shop] = board.view.shops;
      if (!shop) return { unclear: words.typed.nobodyTrades };
      const item = held(options.text('item') ?? '', carried);
      return item ? { kind: 'sell', vendor: shop.vendor.id, item: item.id } : { unclear: words.typed.noneTo.drop };
    },
  }),
  complete: { item: offers },
};
