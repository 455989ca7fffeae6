import type { CommandArguments } from '../src/discord/arguments/arguments';
import type { Suggestion } from '../src/discord/arguments/suggestions';
import type { Command } from '../src/discord/commands/command';
import { namedOption, suggestTargets, targetOption, withTarget } from './options';

const suggestSpells = ({ board, i18n }: CommandArguments): Suggestion[] =>
  board.view.hero.spells.map(({ spell, manaCost }) => ({
    name: i18n.turns.castSpell(i18n.spell(spell), manaCost),
    value: spell,
  }));

export const cast: Command = {
  definition: {
    name: 'cast',
    options: [{ ...namedOption('spell'), required: true }, targetOption],
  },
  visibility: 'by-server',
  intent: (options) => ({
    kind: 'choose',
    choose(args) {
      const spell = args.knownSpell(options.text('spell') ?? '');
      return spell ? withTarget(options, args, { kind: 'cast', spell }) : { mistake: args.i18n.input.noSuchSpell };
    },
  }),
  suggest: { spell: suggestSpells, at: suggestTargets },
};
