import type { Command } from '../src/discord/commands/command';
import { circleOption } from './options';

const SEASONS = ['week', 'month', 'all', 'day', 'last-week', 'last-month', 'yesterday', 'former'] as const;
const CIRCLES = ['global', 'guild'] as const;

const CAMPAIGN_LENGTH = 40;

export const leaderboard: Command = {
  definition: {
    name: 'leaderboard',
    options: [
      circleOption,
      { type: 'string', name: 'time' },
      { type: 'string', name: 'campaign', max_length: CAMPAIGN_LENGTH, autocomplete: true },
    ],
  },
  visibility: 'ephemeral',
  intent: (options) => ({
    kind: 'leaderboard',
    circle: options.choice('for', CIRCLES),
    season: options.choice('time', SEASONS) ?? 'month',
    campaign: options.text('campaign')?.slice(0, CAMPAIGN_LENGTH) ?? null,
  }),
  suggestWithoutRun: {
    campaign: ({ i18n }) => i18n.campaigns.map(({ id, name }) => ({ name, value: id })),
  },
};
