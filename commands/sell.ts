import type { CommandArguments } from '../src/discord/commands/arguments';
import type { Command, Suggestion } from '../src/discord/commands/command';
import { itemOption } from './options';

/** Every vendor pays the same, so the first one's offers will do. */
function suggestOffers({ board, i18n }: CommandArguments): Suggestion[] {
  const [shop] = board.view.shops;
  return (shop?.offers ?? []).flatMap(({ item, price }) => {
    const thing = board.view.pack.find(({ id }) => id === item);
    return thing ? [{ name: `${i18n.thing(thing)} — ${i18n.gold(price)}`, value: `#${item}` }] : [];
  });
}

export const sell: Command = {
  definition: { name: 'sell', options: [itemOption] },
  visibility: 'by-server',
  intent: (options) => ({
    kind: 'choose',
    choose({ board, packItem, i18n }) {
      const [shop] = board.view.shops;
      if (!shop) return { mistake: i18n.input.nobodyTrades };
      const item = packItem(options.text('item') ?? '', ({ slot }) => slot === null);
      return item ? { kind: 'sell', vendor: shop.vendor.id, item: item.id } : { mistake: i18n.input.noneTo.drop };
    },
  }),
  suggest: { item: suggestOffers },
};
