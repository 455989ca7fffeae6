import type { Choosing, Chosen, Command } from '../src/discord/command';
import type { Point } from '../src/discord/types';
import { everywhere, suggestSeen } from './options';

const STAIRS = { down: '>', up: '<' } as const;
type Way = keyof typeof STAIRS;

/** The nearest stairs one may travel to; where no journey may begin now, the nearest known, so that it is told why. */
function nearestStairs({ board }: Choosing, way: Way): Point | null {
  const { view, legal } = board;
  const isStairs = ({ x, y }: Point): boolean => view.tiles[y * view.width + x] === STAIRS[way];
  const far = ({ x, y }: Point): number => (x - view.hero.at.x) ** 2 + (y - view.hero.at.y) ** 2;
  const goals = legal.flatMap((action) => (action.kind === 'travel' && isStairs(action.to) ? [action.to] : []));
  const known = Array.from(view.tiles, (_, i) => ({ x: i % view.width, y: Math.floor(i / view.width) }));
  const candidates = goals.length > 0 ? goals : known.filter(isStairs);
  return candidates.sort((a, b) => far(a) - far(b))[0] ?? null;
}

function toStairs(choosing: Choosing, way: Way): Chosen {
  if (choosing.board.view.standingOn === STAIRS[way]) {
    return { unclear: `You stand on them. \`/${way === 'down' ? 'descend' : 'ascend'}\` takes them.` };
  }
  const to = nearestStairs(choosing, way);
  return to ? { kind: 'travel', to } : { unclear: `You know of no stairs ${way} here. Explore first.` };
}

export const travel: Command = {
  definition: {
    name: 'travel',
    description: 'Walk to known stairs, or to something in sight',
    ...everywhere,
    options: [
      {
        type: 3,
        name: 'to',
        description: 'stairs down, stairs up, a name or an offset such as 3e 2n',
        required: true,
        autocomplete: true,
      },
    ],
  },
  intent: (options) => ({
    kind: 'choose',
    choose(choosing) {
      const wanted = (options.text('to') ?? '').toLowerCase().trim();
      const [, way] = /^(?:stairs )?(down|up)$/.exec(wanted) ?? [];
      if (way) return toStairs(choosing, way as Way);
      const to = choosing.cell(wanted);
      return to ? { kind: 'travel', to } : { unclear: 'You see no such place. `/look` lists what is in sight.' };
    },
  }),
  complete: {
    to(choosing) {
      const stairs = (['down', 'up'] as const).filter((way) => nearestStairs(choosing, way));
      return [
        ...stairs.map((way) => ({ name: `stairs ${way}`, value: `stairs ${way}` })),
        ...suggestSeen(({ kind, inviting }) => kind === 'item' || inviting)(choosing),
      ];
    },
  },
};
