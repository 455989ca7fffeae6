import type { Command } from '../src/discord/command';
import { everywhere } from './options';

export const log: Command = {
  definition: {
    name: 'log',
    ...everywhere,
    options: [{ type: 4, name: 'page', min_value: 1, max_value: 50 }],
  },
  intent: (options) => ({
    kind: 'read',
    read({ board, words, plain }) {
      const { lines, page, pages } = words.log(board.view, options.number('page') ?? 1);
      return [...lines.map(plain), `-# ${words.typed.page(page, pages)}`];
    },
  }),
};
