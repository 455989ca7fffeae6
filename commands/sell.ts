import type { CommandArguments } from '../src/discord/commands/arguments';
import type { Command, Suggestion } from '../src/discord/commands/command';
import { itemOption } from './options';

/** Every vendor pays the same, so the first one's offers will do. */
function suggestOffers({ board, packStacks, i18n }: CommandArguments): Suggestion[] {
  const [shop] = board.view.shops;
  const prices = new Map(shop?.offers.map(({ item, price }) => [item, price]));
  return packStacks(({ id }) => prices.has(id)).map((stack) => ({
    name: `${i18n.stack(stack)} — ${i18n.gold(prices.get(stack[0].id) ?? 0)}`,
    value: `#${stack[0].id}`,
  }));
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
