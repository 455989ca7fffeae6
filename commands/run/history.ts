import type { Command } from '../../src/discord/commands/command';
import type { Options } from '../../src/discord/commands/options';
import { startOfDay } from '../../src/lib/calendar';

const CAUSE_LENGTH = 40;
const MAX_DEPTH = 99;
const PLAYER = /^\d{1,20}$/;

export const history: Command = {
  definition: {
    name: 'history',
    options: [
      { type: 'user', name: 'player' },
      { type: 'string', name: 'cause', max_length: CAUSE_LENGTH, autocomplete: true },
      { type: 'integer', name: 'depth', min_value: 1, max_value: MAX_DEPTH },
      { type: 'boolean', name: 'laurel' },
      { type: 'string', name: 'since', max_length: 10 },
      { type: 'string', name: 'until', max_length: 10 },
    ],
  },
  visibility: 'ephemeral',
  intent(options) {
    const [since, until] = [readDay(options, 'since'), readDay(options, 'until')];
    if (since === 'invalid' || until === 'invalid') {
      return { kind: 'mistake', say: ({ profiles }) => profiles.history.noSuchDay };
    }
    const player = options.text('player');
    const cause = options.text('cause')?.trim().slice(0, CAUSE_LENGTH);
    const depth = options.number('depth');
    const laurel = options.flag('laurel');
    return {
      kind: 'history',
      query: {
        ...(player !== null && PLAYER.test(player) ? { player } : {}),
        ...(cause ? { cause } : {}),
        ...(depth !== null && depth >= 1 && depth <= MAX_DEPTH ? { depth } : {}),
        ...(laurel === null ? {} : { laurel }),
        ...(since === null ? {} : { since }),
        ...(until === null ? {} : { until }),
      },
    };
  },
  suggestWithoutRun: {
    cause: ({ i18n }) => i18n.profiles.history.causes.map(({ id, name }) => ({ name, value: id })),
  },
};

function readDay(options: Options, name: string): string | 'invalid' | null {
  const text = options.text(name)?.trim();
  if (!text) return null;
  return startOfDay(text) === null ? 'invalid' : text;
}
