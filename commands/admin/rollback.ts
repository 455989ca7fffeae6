import type { Command } from '../../src/discord/commands/command';
import { moveOption } from '../options';
import { playerOption } from './player-command';

export const rollback: Command = {
  definition: { name: 'rollback', options: [playerOption, { ...moveOption, required: true }] },
  visibility: 'ephemeral',
  intent: (options) => ({
    kind: 'admin',
    show: 'rollback',
    player: options.text('player') ?? '',
    to: options.number('move') ?? 0,
  }),
};
