import type { CommandArguments } from '../src/discord/arguments/arguments';
import type { Suggestion } from '../src/discord/arguments/suggestions';
import type { Command } from '../src/discord/commands/command';
import { isCarried, itemOption } from './options';

/** If no vendor trades, the first vendor's refusal tells the player why. */
const buyerAt = ({ view: { shops } }: CommandArguments['board']) => shops.find(({ trades }) => trades) ?? shops[0];

function suggestOffers({ board, packStacks, i18n }: CommandArguments): Suggestion[] {
  const shop = buyerAt(board);
  const prices = new Map(shop?.offers.map(({ item, price }) => [item, price]));
  return packStacks(({ id }) => prices.has(id)).map((stack) => ({
    name: `${i18n.stack(stack)} — ${i18n.gold(prices.get(stack[0].id) ?? 0)}`,
    value: `#${stack[0].id}`,
  }));
}

function suggestSpareItems({ board, spareItemsLabel }: CommandArguments): Suggestion[] {
  const shop = buyerAt(board);
  const name = shop ? spareItemsLabel(shop.vendor.id) : null;
  return name === null ? [] : [{ name, value: 'spares' }];
}

export const sell: Command = {
  definition: { name: 'sell', options: [itemOption] },
  visibility: 'by-server',
  intent: (options) => ({
    kind: 'choose',
    choose({ board, packItem, isSpareItemsWord, i18n }) {
      const shop = buyerAt(board);
      if (!shop) return { mistake: i18n.input.nobodyTrades };
      const wanted = options.text('item') ?? '';
      if (isSpareItemsWord(wanted)) return { kind: 'sell-spares', vendor: shop.vendor.id };
      const item = packItem(wanted, isCarried);
      return item ? { kind: 'sell', vendor: shop.vendor.id, item: item.id } : { mistake: i18n.input.noneTo.drop };
    },
  }),
  suggest: { item: (args) => [...suggestSpareItems(args), ...suggestOffers(args)] },
};
