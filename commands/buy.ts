import type { Command, CommandArguments } from '../src/discord/commands/command';
import { everywhere, itemOption } from './options';

const wares = ({ board, words }: CommandArguments) =>
  board.view.shops
    .flatMap((shop) => shop.wares)
    .map(({ raw, price }) => ({
      name: `${words.thing({ id: 0, raw })} — ${words.gold(price)}${price > board.view.hero.gold ? ` (${words.controls.tooDear})` : ''}`,
      value: raw,
    }));

export const buy: Command = {
  definition: {
    name: 'buy',
    ...everywhere,
    options: [itemOption()],
  },
  intent: (options) => ({
    kind: 'choose',
    choose({ board, ware, words }) {
      if (board.view.shops.length === 0) return { unclear: words.typed.nobodyTrades };
      const found = ware(options.text('item') ?? '');
      return found ? { kind: 'buy', ...found } : { unclear: words.typed.notSold };
    },
  }),
  complete: { item: wares },
};
