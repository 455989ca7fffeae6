import type { CommandArguments } from '../src/discord/commands/arguments';
import { fold } from '../src/discord/commands/arguments';
import type { Command, Suggestion } from '../src/discord/commands/command';
import { itemOption } from './options';

/** Understood in every language. */
const FINE = 'fine';

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

/** A fine is offered before all wares: it makes them cheaper. */
const suggestFine = ({ board, i18n }: CommandArguments): Suggestion[] =>
  board.view.fines
    .slice(0, 1)
    .map(({ payable, due }) => ({ name: i18n.turns.fine(i18n.gold(payable), i18n.gold(due)), value: FINE }));

/** Whoever beside the hero takes the fine that was asked for by its word; `null` when something else was. */
function fineTaker({ board, i18n }: CommandArguments, text: string): number | null {
  const isFine = [FINE, i18n.turns.shop.fineWord].some((word) => fold(word) === fold(text));
  return isFine ? (board.view.fines[0]?.to.id ?? null) : null;
}

export const buy: Command = {
  definition: { name: 'buy', options: [itemOption] },
  visibility: 'by-server',
  intent: (options) => ({
    kind: 'choose',
    choose(args) {
      const { board, ware, i18n } = args;
      const wanted = options.text('item') ?? '';
      const to = fineTaker(args, wanted);
      if (to !== null) return { kind: 'pay-fine', to };
      if (board.view.shops.length === 0) return { mistake: i18n.input.nobodyTrades };
      const found = ware(wanted);
      return found ? { kind: 'buy', ...found } : { mistake: i18n.input.notSold };
    },
  }),
  suggest: { item: (args) => [...suggestFine(args), ...suggestWares(args)] },
};
