import type { CommandGroup } from '../../src/discord/commands/command';
import { audit } from './audit';
import { panel } from './panel';
import { playerCommand } from './player-command';
import { rollback } from './rollback';

export const admin: CommandGroup = {
  definition: { name: 'admin', audience: 'admins' },
  subcommands: [
    panel,
    playerCommand('runs'),
    playerCommand('reset'),
    playerCommand('end'),
    rollback,
    audit,
    playerCommand('export'),
    playerCommand('erase'),
  ],
};
