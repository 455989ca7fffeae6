import type { CommandArguments } from '../src/discord/commands/arguments';
import type { Command, Suggestion } from '../src/discord/commands/command';
import { itemOption } from './options';

const suggestWares = ({ board, i18n }: CommandArguments): Suggestion[] =>
  board.view.shops
    .flatMap((shop) => shop.wares)
    .map(({ raw, price }) => {
      const tooExpensive = price > board.view.hero.gold ? ` (${i18n.turns.shop.tooExpensive})` : '';
      return { name: `${i18n.thing({ id: 0, raw })} — ${i18n.gold(price)}${tooExpensive}`, value: raw };
    });

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
