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

/** Discord allows 6000 characters, which would take long to compare. */
const NAMED_LENGTH = 100;

export const namedOption = (name: string): OptionShape => ({
  type: 'string',
  name,
  max_length: NAMED_LENGTH,
  autocomplete: true,
});

export const destinationOption: OptionShape = { ...namedOption('to'), required: true };

export const circleOption: OptionShape = { type: 'string', name: 'for' };

export const seedOption: OptionShape = { type: 'string', name: 'seed', max_length: SEED_CODE_LENGTH };

/** Version of a run; players read *move*. */
export const moveOption: OptionShape = { type: 'integer', name: 'move', min_value: 0 };

export const itemOption: OptionShape = { ...namedOption('item'), required: true };

export const isCarried = ({ slot }: PackItem): boolean => slot === null;

/** Accepts a thing in view, `here`, `K12`, or an offset such as `3e 2n`. */
export const targetOption: OptionShape = namedOption('at');

export const actionCommand = (
  kind: 'abandon' | 'ascend' | 'descend' | 'explore' | 'fight' | 'rest' | 'wait',
): Command => ({
  definition: { name: kind },
  visibility: 'by-server',
  intent: () => ({ kind: 'turn', action: { kind } }),
});

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

export const sheetCommand = (sheet: 'character' | 'map' | 'help'): Command => ({
  definition: { name: sheet },
  visibility: 'ephemeral',
  intent: () => ({ kind: 'sheet', sheet }),
});

/** Returns a mistake for an unknown place. The mistake may suggest one of `words`. */
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

/** Lists stairs first, enemies and useless furniture last. */
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

export function withTarget(options: Options, { cell, i18n }: CommandArguments, action: AimedAction): Choice {
  const target = options.text('at');
  if (target === null) return action;
  const at = cell(target);
  return at ? { ...action, at } : { mistake: i18n.input.noSuchTarget };
}

export function withSeed(options: Options, intent: (seed: string | null) => Intent): Intent {
  const text = options.text('seed');
  if (text === null) return intent(null);
  const seed = normalizeSeedCode(text);
  return seed === null ? { kind: 'mistake', say: ({ input }) => input.noSeed } : intent(seed);
}

/** Ids remain valid if the order of the pack changes. */
export const suggestPackItems =
  (fits: (thing: PackItem) => boolean) =>
  ({ packStacks, i18n }: CommandArguments): Suggestion[] =>
    packStacks(fits).map((stack) => {
      const notes = stack[0].slot ? `(${i18n.turns.item.worn})` : `— ${i18n.packNotes(stack[0]).join(' · ')}`;
      return { name: `${i18n.stack(stack)} ${notes}`, value: `#${stack[0].id}` };
    });

export const suggestVisible =
  (fits: (thing: SeenThing) => boolean) =>
  ({ board, i18n }: CommandArguments): Suggestion[] =>
    board.view.things.filter(fits).map((thing) => {
      const { at } = board.view.hero;
      const where = i18n.place(at, nearestCellOfBody(at, thing.at, thing.size));
      return { name: `${i18n.thing(thing)} — ${where}`, value: `#${thing.id}` };
    });

/** Suggests enemies, then other creatures, nearest first within each group. */
export const suggestTargets = (args: CommandArguments): Suggestion[] => [
  ...suggestVisible(({ kind, stance }) => kind === 'mob' && stance === 'hostile')(args),
  ...suggestVisible(({ kind, stance }) => kind === 'mob' && stance !== 'hostile')(args),
];
