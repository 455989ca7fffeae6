import type { Command } from '../src/discord/commands/command';
import { DIRECTIONS } from '../src/lib/geometry';

export const attack: Command = {
  definition: { name: 'attack', options: [{ type: 'string', name: 'direction', required: true }] },
  visibility: 'by-server',
  intent(options) {
    const direction = options.choice('direction', DIRECTIONS);
    if (direction) return { kind: 'turn', action: { kind: 'attack', direction } };
    return { kind: 'mistake', say: ({ input }) => input.whichWay(Object.values(input.directions).join(', ')) };
  },
};
