import type { CommandArguments } from '../src/discord/arguments/arguments';
import type { Suggestion } from '../src/discord/arguments/suggestions';
import type { Command } from '../src/discord/commands/command';
import type { Action, Direction } from '../src/discord/types';
import { DIRECTIONS } from '../src/lib/geometry';
import { destinationOption, suggestDestinations, walkTo } from './options';

const MAX_STEPS = 20;

const suggestDirections = ({ i18n }: CommandArguments): Suggestion[] =>
  Object.entries(i18n.input.directions).map(([value, name]) => ({ name, value }));

export const move: Command = {
  definition: {
    name: 'move',
    options: [destinationOption, { type: 'integer', name: 'steps', min_value: 1, max_value: MAX_STEPS }],
  },
  visibility: 'by-server',
  intent(options) {
    const steps = Math.min(options.number('steps') ?? 1, MAX_STEPS);
    const walk = (direction: Direction): Action => ({ kind: 'move', direction, ...(steps > 1 ? { steps } : {}) });
    // Release 0.1 called this option `direction`.
    const text = options.text('to') ?? options.text('direction') ?? '';
    const direction = DIRECTIONS.find((each) => each === text);
    if (direction) return { kind: 'turn', action: walk(direction) };
    return {
      kind: 'choose',
      choose(args) {
        const named = args.direction(text);
        const words = args.languages.flatMap(({ input }) => Object.values(input.directions));
        return named ? walk(named) : walkTo(args, text, words);
      },
    };
  },
  // Directions come first, because most walks are single steps.
  suggest: { to: (args) => [...suggestDirections(args), ...suggestDestinations(args)] },
};
