import type { ActionOrMistake, Command, CommandArguments } from '../src/discord/commands/command';
import type { Point } from '../src/discord/types';
import { everywhere, suggestSeen } from './options';

const STAIRS = { down: '>', up: '<' } as const;
type Way = keyof typeof STAIRS;

/** The nearest stairs one may travel to; where no journey may begin now, the nearest known, so that it is told why. */
function nearestStairs({ board }: CommandArguments, way: Way): Point | null {
  const { view, legal } = board;
  const isStairs = ({ x, y }: Point): boolean => view.tiles[y * view.width + x] === STAIRS[way];
  const far = ({ x, y }: Point): number => (x - view.hero.at.x) ** 2 + (y - view.hero.at.y) ** 2;
  const goals = legal.flatMap((action) => (action.kind === 'travel' && isStairs(action.to) ? [action.to] : []));
  const known = Array.from(view.tiles, (_, i) => ({ x: i % view.width, y: Math.floor(i / view.width) }));
  const candidates = goals.length > 0 ? goals : known.filter(isStairs);
  return candidates.sort((a, b) => far(a) - far(b))[0] ?? null;
}

function toStairs(choosing: CommandArguments, way: Way): ActionOrMistake {
  if (choosing.board.view.standingOn === STAIRS[way]) {
    return { unclear: choosing.words.typed.onStairs[way] };
  }
  const to = nearestStairs(choosing, way);
  return to ? { kind: 'travel', to } : { unclear: choosing.words.typed.noStairs[way] };
}

const WAYS = ['down', 'up'] as const satisfies Way[];

/** What is suggested is sent in English; what is typed is in the player's language. */
const isMeant = ({ words }: CommandArguments, wanted: string, way: Way): boolean =>
  [`stairs ${way}`, way, ...words.typed.stairs[way]].includes(wanted);

export const travel: Command = {
  definition: {
    name: 'travel',
    ...everywhere,
    options: [
      {
        type: 3,
        name: 'to',
        required: true,
        autocomplete: true,
      },
    ],
  },
  intent: (options) => ({
    kind: 'choose',
    choose(choosing) {
      const wanted = (options.text('to') ?? '').toLowerCase().trim();
      const way = WAYS.find((each) => isMeant(choosing, wanted, each));
      if (way) return toStairs(choosing, way);
      const to = choosing.cell(wanted);
      return to ? { kind: 'travel', to } : { unclear: choosing.words.typed.noSuchPlace };
    },
  }),
  complete: {
    to(choosing) {
      const stairs = WAYS.filter((way) => nearestStairs(choosing, way));
      return [
        ...stairs.map((way) => ({ name: choosing.words.typed.stairs[way][0] ?? way, value: `stairs ${way}` })),
        ...suggestSeen(({ kind, inviting }) => kind === 'item' || inviting)(choosing),
      ];
    },
  },
};
