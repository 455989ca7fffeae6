import type { Command } from '../src/discord/commands/command';
import { circleOption } from './options';

const SEASONS = ['week', 'month', 'all', 'day', 'last-week', 'last-month', 'yesterday'] as const;
const CIRCLES = ['global', 'guild'] as const;

export const leaderboard: Command = {
  definition: { name: 'leaderboard', options: [circleOption, { type: 'string', name: 'time' }] },
  visibility: 'ephemeral',
  intent: (options) => ({
    kind: 'leaderboard',
    circle: CIRCLES.find((circle) => circle === options.text('for')) ?? null,
    season: SEASONS.find((season) => season === options.text('time')) ?? 'month',
  }),
};
