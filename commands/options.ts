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
 * Longest text that is compared with names, in characters: more than any name has, as many as a suggestion.
 * Discord would take 6000, some of which stand for eighteen others each when they are made comparable.
 */
const NAMED_LENGTH = 100;

/** What is named: suggested, and found by its name, a part of it or a number. */
export const namedOption = (name: string): OptionShape => ({
  type: 'string',
  name,
  max_length: NAMED_LENGTH,
  autocomplete: true,
});

/** Where to walk: a direction for some commands, a name, or a cell. */
export const destinationOption: OptionShape = { ...namedOption('to'), required: true };

/** Whose runs count: those of all players, or of the server. */
export const circleOption: OptionShape = { type: 'string', name: 'for' };

export const seedOption: OptionShape = { type: 'string', name: 'seed', max_length: SEED_CODE_LENGTH };

/** A version of a run, which players call a move: how many actions it has accepted. */
export const moveOption: OptionShape = { type: 'integer', name: 'move', min_value: 0 };

export const itemOption: OptionShape = { ...namedOption('item'), required: true };

export const isCarried = ({ slot }: PackItem): boolean => slot === null;

/** A target: a thing in sight, `here`, a coordinate, or an offset. */
export const targetOption: OptionShape = namedOption('at');

/** A command that is one action, and takes no options. */
export const actionCommand = (
  kind: 'abandon' | 'ascend' | 'descend' | 'explore' | 'fight' | 'rest' | 'wait',
): Command => ({
  definition: { name: kind },
  visibility: 'by-server',
  intent: () => ({ kind: 'turn', action: { kind } }),
});

/** A command that does something with one of the hero's things that fit. */
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

/** A command that opens a sheet of the menu, and takes no options. */
export const sheetCommand = (sheet: 'character' | 'map' | 'help'): Command => ({
  definition: { name: sheet },
  visibility: 'ephemeral',
  intent: () => ({ kind: 'sheet', sheet }),
});

/** The walk to what was named. `words` are others that the command understands. */
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

/** What could be a goal, with where it is: stairs first, mere furniture last, each nearest first. */
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

/** The action, at the target that was given if any. */
export function aimed(options: Options, { cell, i18n }: CommandArguments, action: AimedAction): Choice {
  const target = options.text('at');
  if (target === null) return action;
  const at = cell(target);
  return at ? { ...action, at } : { mistake: i18n.input.noSuchTarget };
}

/** The intent for the seed that was given, or for none; a text of which no seed is left gets a mistake. */
export function withSeed(options: Options, intent: (seed: string | null) => Intent): Intent {
  const text = options.text('seed');
  if (text === null) return intent(null);
  const seed = normalizeSeedCode(text);
  return seed === null ? { kind: 'mistake', say: ({ input }) => input.noSeed } : intent(seed);
}

/** The value is the id, which outlives any change of order. */
export const suggestPackItems =
  (fits: (thing: PackItem) => boolean) =>
  ({ packStacks, i18n }: CommandArguments): Suggestion[] =>
    packStacks(fits).map((stack) => {
      const notes = stack[0].slot ? `(${i18n.turns.item.worn})` : `— ${i18n.packNotes(stack[0]).join(' · ')}`;
      return { name: `${i18n.stack(stack)} ${notes}`, value: `#${stack[0].id}` };
    });

/** Things in sight, nearest first, with where they are. */
export const suggestVisible =
  (fits: (thing: SeenThing) => boolean) =>
  ({ board, i18n }: CommandArguments): Suggestion[] =>
    board.view.things.filter(fits).map((thing) => {
      const { at } = board.view.hero;
      const where = i18n.place(at, nearestCellOfBody(at, thing.at, thing.size));
      return { name: `${i18n.thing(thing)} — ${where}`, value: `#${thing.id}` };
    });

/** Creatures to aim at: enemies first, and each kind nearest first. */
export const suggestTargets = (args: CommandArguments): Suggestion[] => [
  ...suggestVisible(({ kind, stance }) => kind === 'mob' && stance === 'hostile')(args),
  ...suggestVisible(({ kind, stance }) => kind === 'mob' && stance !== 'hostile')(args),
];
