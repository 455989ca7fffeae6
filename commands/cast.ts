import type { Command, CommandArguments } from '../src/discord/commands/command';
import { everywhere, suggestTargets, targetOption } from './options';

const known = ({ board, words }: CommandArguments) =>
  board.view.hero.spells.map(({ spell, manaCost }) => ({
    name: words.controls.castSpell(words.spell(spell), manaCost),
    value: spell,
  }));

export const cast: Command = {
  definition: {
    name: 'cast',
    ...everywhere,
    options: [{ type: 3, name: 'spell', required: true, autocomplete: true }, targetOption],
  },
  intent: (options) => ({
    kind: 'choose',
    choose(choosing) {
      const spell = choosing.spell(options.text('spell') ?? '');
      if (!spell) return { unclear: choosing.words.typed.noSuchSpell };
      const target = options.text('at');
      if (target === null) return { kind: 'cast', spell };
      const at = choosing.cell(target);
      return at ? { kind: 'cast', spell, at } : { unclear: choosing.words.typed.noSuchTarget };
    },
  }),
  complete: { spell: known, at: suggestTargets },
};
