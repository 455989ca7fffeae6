import type { Command } from '../src/discord/command';
import { everywhere } from './options';

export const character: Command = {
  definition: { name: 'character', ...everywhere },
  intent: () => ({
    kind: 'read',
    read: ({ board, words, plain }) => [`**${plain(board.view.hero.name)}**`, ...words.character(board.view)],
  }),
};
