import type { Command } from '../src/discord/command';
import { everywhere, suggestSeen } from './options';

export const look: Command = {
  definition: {
    name: 'look',
    description: 'Tell in words what is in sight, or one thing in full',
    ...everywhere,
    options: [{ type: 3, name: 'target', description: 'One thing in sight', autocomplete: true }],
  },
  intent: (options) => ({
    kind: 'read',
    read({ board, words, seen }) {
      const named = options.text('target');
      if (named === null) return words.look(board.view);
      const thing = seen(named);
      return [thing ? words.describe(board.view, thing.id) : 'You see no such thing.'];
    },
  }),
  complete: { target: suggestSeen(() => true) },
};
