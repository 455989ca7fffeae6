import type { Command } from '../src/discord/commands/command';
import { circleOption, everywhere } from './options';

const SEASONS = ['month', 'all', 'day'] as const;
const CIRCLES = ['global', 'guild'] as const;

export const leaderboard: Command = {
  definition: { name: 'leaderboard', ...everywhere, options: [circleOption, { type: 3, name: 'time' }] },
  intent: (options) => ({
    kind: 'top',
    circle: CIRCLES.find((circle) => circle === options.text('for')) ?? null,
    season: SEASONS.find((season) => season === options.text('time')) ?? 'month',
  }),
};
