import type { Choosing, Definition, Option, Suggestion } from '../src/discord/command';
import type { HeldThing, SeenThing } from '../src/discord/types';

/** The option of a direction, with Discord's own list to pick from. */
export const directionOption: Option = {
  type: 3,
  name: 'direction',
  description: 'Which way',
  required: true,
  choices: [
    { name: 'north', value: 'n' },
    { name: 'north-east', value: 'ne' },
    { name: 'east', value: 'e' },
    { name: 'south-east', value: 'se' },
    { name: 'south', value: 's' },
    { name: 'south-west', value: 'sw' },
    { name: 'west', value: 'w' },
    { name: 'north-west', value: 'nw' },
  ],
};

/** The option of a held thing, suggested from what the hero has. */
export const itemOption = (description: string, required = true): Option => ({
  type: 3,
  name: 'item',
  description,
  required,
  autocomplete: true,
});

/** The option of a target: a thing in sight, `here`, or an offset. */
export const targetOption: Option = {
  type: 3,
  name: 'at',
  description: 'At whom or where: a name, here, or an offset such as 3e 2n',
  autocomplete: true,
};

/** Where a command may be used and by whom installed: servers, direct messages and private channels alike. */
export const everywhere: Pick<Definition, 'contexts' | 'integration_types'> = {
  contexts: [0, 1, 2],
  integration_types: [0, 1],
};

/** Suggests held things; the value is their id, which outlives any change of order. */
export const suggestHeld =
  (fits: (thing: HeldThing) => boolean) =>
  ({ board, words }: Choosing): Suggestion[] =>
    board.view.held.filter(fits).map((thing) => ({
      name: `${words.thing(thing)}${thing.slot ? ' (worn)' : ''}`,
      value: `#${thing.id}`,
    }));

/** Suggests things in sight, nearest first, with where they are. */
export const suggestSeen =
  (fits: (thing: SeenThing) => boolean) =>
  ({ board, words }: Choosing): Suggestion[] =>
    board.view.things.filter(fits).map((thing) => ({
      name: `${words.thing(thing)} — ${words.place(board.view.hero.at, thing.at)}`,
      value: `#${thing.id}`,
    }));

export const isMob = (thing: SeenThing): boolean => thing.kind === 'mob';
