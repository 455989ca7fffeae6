import type { Choosing, Command } from '../src/discord/command';
import type { Point } from '../src/discord/types';
import { everywhere } from './options';

const STAIRS = { down: '>', up: '<' } as const;

/** The nearest cell one may travel to that shows the wanted stairs. */
function nearestStairs({ board }: Choosing, tile: string): Point | null {
  const { view, legal } = board;
  const far = ({ x, y }: Point) => (x - view.hero.at.x) ** 2 + (y - view.hero.at.y) ** 2;
  const goals = legal.flatMap((action) => (action.kind === 'travel' ? [action.to] : []));
  return goals.filter(({ x, y }) => view.tiles[y * view.width + x] === tile).sort((a, b) => far(a) - far(b))[0] ?? null;
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
      if (/^(stairs )?(down|up)$/.test(wanted)) {
        const way = wanted.endsWith('down') ? 'down' : 'up';
        const to = nearestStairs(choosing, STAIRS[way]);
        return to ? { kind: 'travel', to } : { unclear: `You know no way to stairs ${way} from here. Explore first.` };
      }
      const to = choosing.cell(wanted);
      return to ? { kind: 'travel', to } : { unclear: 'You see no such place. `/look` lists what is in sight.' };
    },
  }),
  complete: {
    to(choosing) {
      const stairs = (['down', 'up'] as const).filter((way) => nearestStairs(choosing, STAIRS[way]));
      const { board, words } = choosing;
      return [
        ...stairs.map((way) => ({ name: `stairs ${way}`, value: `stairs ${way}` })),
        ...board.view.things
          .filter(({ kind }) => kind === 'item')
          .map((thing) => ({
            name: `${words.thing(thing)} — ${words.place(board.view.hero.at, thing.at)}`,
            value: `#${thing.id}`,
          })),
      ];
    },
  },
};
