import type { CommandArguments, Intent, Options, Suggestion } from '../src/discord/commands/command';
import type { OptionShape, Shape } from '../src/discord/commands/definition';
import type { Direction, HeldThing, Point, SeenThing } from '../src/discord/types';
import type { Wording } from '../src/discord/wording';

const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const satisfies Direction[];

/** The option of a direction, with Discord's own list to pick from. */
export const directionOption: OptionShape = {
  type: 3,
  name: 'direction',
  required: true,
};

/** Whose dungeon or board is meant, with Discord's own list to pick from. */
export const circleOption: OptionShape = { type: 3, name: 'for' };

/** Letters, digits and dashes, at most 24: what a seed may be made of. */
const NO_SEED = /[^A-Z0-9-]/g;

/** The seed that was typed, as far as it may be one; `null` when nothing is left of it. */
export function seedOf(options: Options): string | null {
  const seed = options.text('seed')?.toUpperCase().replace(NO_SEED, '').slice(0, 24) ?? '';
  return seed === '' ? null : seed;
}

/** What to do in the direction chosen, if it is one: a list to pick from does not bind what is sent. */
export function inDirection(options: Options, intent: (direction: Direction) => Intent): Intent {
  const chosen = DIRECTIONS.find((way) => way === options.text('direction'));
  return chosen
    ? intent(chosen)
    : { kind: 'unclear', say: ({ typed, commands }) => typed.whichWay(waysIn(commands).join(', ')) };
}

/** The directions in words, as the list to pick from names them. */
const waysIn = (commands: Wording['commands']): string[] =>
  Object.values(commands.move?.options?.direction?.choices ?? DIRECTIONS);

/** The option of a held thing, suggested from what the hero has. */
export const itemOption = (required = true): OptionShape => ({
  type: 3,
  name: 'item',
  required,
  autocomplete: true,
});

/** The option of a target: a thing in sight, `here`, a coordinate, or an offset. */
export const targetOption: OptionShape = {
  type: 3,
  name: 'at',
  autocomplete: true,
};

/** Where a command may be used and by whom installed: servers, direct messages and private channels alike. */
export const everywhere: Pick<Shape, 'contexts' | 'integration_types'> = {
  contexts: [0, 1, 2],
  integration_types: [0, 1],
};

/** Suggests held things; the value is their id, which outlives any change of order. */
export const suggestHeld =
  (fits: (thing: HeldThing) => boolean) =>
  ({ board, words }: CommandArguments): Suggestion[] =>
    board.view.held.filter(fits).map((thing) => ({
      name: `${words.thing(thing)}${thing.slot ? ` (${words.controls.worn})` : ''}`,
      value: `#${thing.id}`,
    }));

/** Suggests things in sight, nearest first, with where they are. */
export const suggestSeen =
  (fits: (thing: SeenThing) => boolean) =>
  ({ board, words }: CommandArguments): Suggestion[] =>
    board.view.things.filter(fits).map((thing) => ({
      name: `${words.thing(thing)} — ${words.place(board.view.hero.at, nearestCell(board.view.hero.at, thing))}`,
      value: `#${thing.id}`,
    }));

/** The cell of a body nearest to the hero. */
function nearestCell(from: Point, { at, size }: SeenThing): Point {
  return {
    x: Math.min(Math.max(from.x, at.x), at.x + size.width - 1),
    y: Math.min(Math.max(from.y, at.y), at.y + size.height - 1),
  };
}

/** Suggests whom to aim at: enemies first, each kind nearest first. */
export const suggestTargets = (choosing: CommandArguments): Suggestion[] => [
  ...suggestSeen(({ kind, stance }) => kind === 'mob' && stance === 'hostile')(choosing),
  ...suggestSeen(({ kind, stance }) => kind === 'mob' && stance !== 'hostile')(choosing),
];
