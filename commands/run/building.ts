import type { Command } from '../../src/discord/commands/command';
import { clamp } from '../../src/lib/clamp';
import { seedOption, withSeed } from '../options';

const MAX_DEPTH = 20;

export const building: Command = {
  definition: {
    name: 'building',
    options: [{ type: 'integer', name: 'depth', required: true, min_value: 1, max_value: MAX_DEPTH }, seedOption],
  },
  visibility: 'ephemeral',
  isSlow: () => true,
  intent: (options) =>
    withSeed(options, (seed) => ({
      kind: 'building',
      depth: clamp(options.number('depth') ?? 1, 1, MAX_DEPTH),
      seed,
    })),
};
