import type { CommandArguments } from '../src/discord/commands/arguments';
import type { Command } from '../src/discord/commands/command';
import type { Choice } from '../src/discord/commands/intent';
import type { Point } from '../src/discord/types';
import { suggestVisible } from './options';

const STAIRS = { down: '>', up: '<' } as const;
type Way = keyof typeof STAIRS;
const WAYS = ['down', 'up'] as const satisfies Way[];

/** The nearest stairs to travel to. While no travel may begin the nearest known ones, so that the refusal says why. */
function nearestStairs({ board }: CommandArguments, way: Way): Point | null {
  const { view, legal } = board;
  const isStairs = ({ x, y }: Point): boolean => view.tiles[y * view.width + x] === STAIRS[way];
  const distance = ({ x, y }: Point): number => (x - view.hero.at.x) ** 2 + (y - view.hero.at.y) ** 2;
  const goals = legal.flatMap((action) => (action.kind === 'travel' && isStairs(action.to) ? [action.to] : []));
  const cells = Array.from(view.tiles, (_, i) => ({ x: i % view.width, y: Math.floor(i / view.width) }));
  const candidates = goals.length > 0 ? goals : cells.filter(isStairs);
  return candidates.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

function travelToStairs(args: CommandArguments, way: Way): Choice {
  const { onStairs, noStairs } = args.i18n.input;
  if (args.board.view.standingOn === STAIRS[way]) return { mistake: onStairs[way] };
  const to = nearestStairs(args, way);
  return to ? { kind: 'travel', to } : { mistake: noStairs[way] };
}

/** Suggestions are sent in English, typed text is in the player's language. */
const namesStairs = ({ i18n }: CommandArguments, text: string, way: Way): boolean =>
  [`stairs ${way}`, way, ...i18n.input.stairs[way]].includes(text);

export const travel: Command = {
  definition: { name: 'travel', options: [{ type: 'string', name: 'to', required: true, autocomplete: true }] },
  visibility: 'by-server',
  intent: (options) => ({
    kind: 'choose',
    choose(args) {
      const text = (options.text('to') ?? '').toLowerCase().trim();
      const way = WAYS.find((each) => namesStairs(args, text, each));
      if (way) return travelToStairs(args, way);
      const to = args.cell(text);
      return to ? { kind: 'travel', to } : { mistake: args.i18n.input.noSuchPlace };
    },
  }),
  suggest: {
    to(args) {
      const stairs = WAYS.filter((way) => nearestStairs(args, way));
      return [
        ...stairs.map((way) => ({ name: args.i18n.input.stairs[way][0] ?? way, value: `stairs ${way}` })),
        ...suggestVisible(({ kind, inviting }) => kind === 'item' || inviting)(args),
      ];
    },
  },
};
