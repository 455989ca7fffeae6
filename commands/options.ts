import type { CommandArguments } from '../src/discord/arguments/arguments';
import type { Destination } from '../src/discord/arguments/destinations';
import type { Choice } from '../src/discord/arguments/read-choice';
import type { Suggestion } from '../src/discord/arguments/suggestions';
import type { Command } from '../src/discord/commands/command';
import type { OptionShape } from '../src/discord/commands/definition';
import type { Intent } from '../src/discord/commands/intent';
import type { Options } from '../src/discord/commands/options';
import type { AimedAction, PackItem, SeenThing } from '../src/discord/types';
import { nearestCellOfBody } from '../src/lib/geometry';
import { normalizeSeedCode, SEED_CODE_LENGTH } from '../src/lib/seed-code';

/**
 * Maximum number of characters in a text that names a thing. No name is longer, and Discord's suggestions have the same
 * maximum. A longer text, up to Discord's 6000 characters, would take long to compare.
 */
const NAMED_LENGTH = 100;

/** Returns an option in which the player types a name, a part of a name, or a number. Discord shows suggestions. */
export const namedOption = (name: string): OptionShape => ({
  type: 'string',
  name,
  max_length: NAMED_LENGTH,
  autocomplete: true,
});

/** Option for a destination: a name or a cell. Some commands also accept a direction. */
export const destinationOption: OptionShape = { ...namedOption('to'), required: true };

/** Option for the scope of a leaderboard: the runs of all players, or only runs in the server. */
export const circleOption: OptionShape = { type: 'string', name: 'for' };

export const seedOption: OptionShape = { type: 'string', name: 'seed', max_length: SEED_CODE_LENGTH };

/**
 * Option for a version of a run. A version is the number of actions that the run has accepted; players call it a move.
 */
export const moveOption: OptionShape = { type: 'integer', name: 'move', min_value: 0 };

export const itemOption: OptionShape = { ...namedOption('item'), required: true };

/** True if the hero carries the item in the pack and does not wear it. */
export const isCarried = ({ slot }: PackItem): boolean => slot === null;

/** Option for a target: a thing in sight, `here`, a coordinate such as `K12`, or an offset such as `3e 2n`. */
export const targetOption: OptionShape = namedOption('at');

/** Builds a command without options that submits one action. */
export const actionCommand = (
  kind: 'abandon' | 'ascend' | 'descend' | 'explore' | 'fight' | 'rest' | 'wait',
): Command => ({
  definition: { name: kind },
  visibility: 'by-server',
  intent: () => ({ kind: 'turn', action: { kind } }),
});

/**
 * Builds a command that acts on one pack item. The command accepts and suggests only items for which `fits` is true.
 */
export const itemCommand = (kind: 'remove' | 'drop', fits: (thing: PackItem) => boolean): Command => ({
  definition: { name: kind, options: [itemOption] },
  visibility: 'by-server',
  intent: (options) => ({
    kind: 'choose',
    choose({ packItem, i18n }) {
      const item = packItem(options.text('item') ?? '', fits);
      return item ? { kind, item: item.id } : { mistake: i18n.input.noneTo[kind] };
    },
  }),
  suggest: { item: suggestPackItems(fits) },
});

/** Builds a command without options that opens a sheet of the menu. */
export const sheetCommand = (sheet: 'character' | 'map' | 'help'): Command => ({
  definition: { name: sheet },
  visibility: 'ephemeral',
  intent: () => ({ kind: 'sheet', sheet }),
});

/**
 * Returns the action that walks to the named destination. Returns a mistake if no destination has this name, or if the
 * hero stands on the named stairs already. The mistake may suggest one of `words`, which are other words that the
 * command accepts.
 */
export function walkTo(args: CommandArguments, text: string, words: readonly string[] = []): Choice {
  const { input } = args.i18n;
  const direction = args.stairsNamed(text);
  if (direction) {
    const stairs = args.stairs(direction);
    if (stairs === 'underfoot') return { mistake: input.onStairs[direction] };
    if (stairs) return { kind: 'travel', to: stairs };
    const action = { kind: direction === 'down' ? 'descend' : 'ascend' } as const;
    return { mistake: args.i18n.refusal(args.board.view, { code: 'no-stairs', direction }, action) };
  }
  const to = args.destination(text, words);
  return to ? { kind: 'travel', to } : { mistake: input.noSuchPlace };
}

/**
 * Returns suggestions for destinations, with their directions and distances. Stairs come first, furniture without a use
 * last; within a group, the nearest comes first.
 */
export function suggestDestinations(args: CommandArguments): Suggestion[] {
  const { board, i18n } = args;
  const rank = ({ value, notable }: Destination): number => (value.startsWith('#') ? (notable ? 1 : 2) : 0);
  return args
    .destinations()
    .sort((a, b) => rank(a) - rank(b))
    .map(({ name, about, at, value }) => {
      const where = i18n.place(board.view.hero.at, at);
      return { name: `${name} — ${about === '' ? where : `${about} · ${where}`}`, value };
    });
}

/**
 * Returns the action with the target that the player typed. Returns the action unchanged if the player typed no target.
 * Returns a mistake if no target has the typed name.
 */
export function withTarget(options: Options, { cell, i18n }: CommandArguments, action: AimedAction): Choice {
  const target = options.text('at');
  if (target === null) return action;
  const at = cell(target);
  return at ? { ...action, at } : { mistake: i18n.input.noSuchTarget };
}

/**
 * Returns the intent for the seed that the player typed, or for the seed `null` if the player typed none. Returns a
 * mistake if the text has no valid seed character.
 */
export function withSeed(options: Options, intent: (seed: string | null) => Intent): Intent {
  const text = options.text('seed');
  if (text === null) return intent(null);
  const seed = normalizeSeedCode(text);
  return seed === null ? { kind: 'mistake', say: ({ input }) => input.noSeed } : intent(seed);
}

/**
 * Returns a function that suggests the stacks of pack items that `fits` accepts. The value of a suggestion is an item's
 * id, because the id stays valid if the order changes.
 */
export const suggestPackItems =
  (fits: (thing: PackItem) => boolean) =>
  ({ packStacks, i18n }: CommandArguments): Suggestion[] =>
    packStacks(fits).map((stack) => {
      const notes = stack[0].slot ? `(${i18n.turns.item.worn})` : `— ${i18n.packNotes(stack[0]).join(' · ')}`;
      return { name: `${i18n.stack(stack)} ${notes}`, value: `#${stack[0].id}` };
    });

/**
 * Returns a function that suggests the things in sight that `fits` accepts, with directions and distances, nearest
 * first.
 */
export const suggestVisible =
  (fits: (thing: SeenThing) => boolean) =>
  ({ board, i18n }: CommandArguments): Suggestion[] =>
    board.view.things.filter(fits).map((thing) => {
      const { at } = board.view.hero;
      const where = i18n.place(at, nearestCellOfBody(at, thing.at, thing.size));
      return { name: `${i18n.thing(thing)} — ${where}`, value: `#${thing.id}` };
    });

/** Returns suggestions for targets. Enemies come before other creatures; within each group the nearest comes first. */
export const suggestTargets = (args: CommandArguments): Suggestion[] => [
  ...suggestVisible(({ kind, stance }) => kind === 'mob' && stance === 'hostile')(args),
  ...suggestVisible(({ kind, stance }) => kind === 'mob' && stance !== 'hostile')(args),
];
