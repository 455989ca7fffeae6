import type { CommandArguments } from '../src/discord/arguments/arguments';
import type { Suggestion } from '../src/discord/arguments/suggestions';
import type { Command } from '../src/discord/commands/command';
import { itemOption } from './options';

function suggestWares({ board, i18n, wares }: CommandArguments): Suggestion[] {
  const { shop: text } = i18n.turns;
  return wares.map(({ raw, price, left }) => {
    const thing = i18n.thing({ id: 0, raw });
    if (left === 0) return { name: text.soldOut(thing), value: raw };
    const tooExpensive = price > board.view.hero.gold ? ` (${text.tooExpensive})` : '';
    return { name: `${thing} — ${i18n.gold(price)} · ${text.left(left)}${tooExpensive}`, value: raw };
  });
}

const suggestFine = ({ fineLabel }: CommandArguments): Suggestion[] =>
  fineLabel === null ? [] : [{ name: fineLabel, value: 'fine' }];

const suggestTributes = ({ board, i18n }: CommandArguments): Suggestion[] =>
  board.view.tributes.filter(isFirstOfItsFaction).flatMap(({ faction, steps }) =>
    steps
      .filter(({ price }) => price <= board.view.hero.gold)
      .map(({ points, price }) => ({
        name: `${i18n.turns.shop.tab.tribute}: ${i18n.turns.shop.tribute(i18n.faction(faction), i18n.points(points), i18n.gold(price))}`,
        value: `tribute ${faction} ${points}`,
      })),
  );

const isFirstOfItsFaction = <T extends { faction: string }>({ faction }: T, at: number, all: readonly T[]): boolean =>
  all.findIndex((other) => other.faction === faction) === at;

export const buy: Command = {
  definition: { name: 'buy', options: [itemOption] },
  visibility: 'by-server',
  intent: (options) => ({
    kind: 'choose',
    choose({ board, ware, fineTaker, tribute, i18n }) {
      const wanted = options.text('item') ?? '';
      const to = fineTaker(wanted);
      if (to !== null) return { kind: 'pay-fine', to };
      const paid = tribute(wanted);
      if (paid) return { kind: 'pay-tribute', ...paid };
      if (board.view.shops.length === 0) return { mistake: i18n.input.nobodyTrades };
      const found = ware(wanted);
      return found ? { kind: 'buy', ...found } : { mistake: i18n.input.notSold };
    },
  }),
  // The fine comes first, because paying lowers the prices.
  suggest: { item: (args) => [...suggestFine(args), ...suggestTributes(args), ...suggestWares(args)] },
};
