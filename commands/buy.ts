import type { CommandArguments } from '../src/discord/commands/arguments';
import type { Command, Suggestion } from '../src/discord/commands/command';
import { itemOption } from './options';

/** What can be had, with its price; what is sold out comes last, in the words of the panel. */
function suggestWares({ board, i18n }: CommandArguments): Suggestion[] {
  const { shop: text } = i18n.turns;
  const wares = board.view.shops.flatMap((shop) => shop.wares);
  const sorted = [...wares.filter(({ left }) => left > 0), ...wares.filter(({ left }) => left === 0)];
  return sorted.map(({ raw, price, left }) => {
    const thing = i18n.thing({ id: 0, raw });
    if (left === 0) return { name: text.soldOut(thing), value: raw };
    const tooExpensive = price > board.view.hero.gold ? ` (${text.tooExpensive})` : '';
    return { name: `${thing} — ${i18n.gold(price)} · ${text.left(left)}${tooExpensive}`, value: raw };
  });
}

export const buy: Command = {
  definition: { name: 'buy', options: [itemOption] },
  visibility: 'by-server',
  intent: (options) => ({
    kind: 'choose',
    choose({ board, ware, i18n }) {
      if (board.view.shops.length === 0) return { mistake: i18n.input.nobodyTrades };
      const found = ware(options.text('item') ?? '');
      return found ? { kind: 'buy', ...found } : { mistake: i18n.input.notSold };
    },
  }),
  suggest: { item: suggestWares },
};
