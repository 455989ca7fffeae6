import type { Command, Options } from '../src/discord/commands/command';
import { everywhere } from './options';

/** Longest cause that is looked for, in characters. */
const LONGEST = 40;
const PLAYER = /^\d{1,20}$/;

export const runs: Command = {
  definition: {
    name: 'runs',
    ...everywhere,
    options: [
      { type: 6, name: 'player' },
      { type: 3, name: 'cause', max_length: LONGEST, autocomplete: true },
      { type: 4, name: 'depth', min_value: 1, max_value: 99 },
      { type: 5, name: 'laurel' },
      { type: 3, name: 'since', max_length: 10 },
      { type: 3, name: 'until', max_length: 10 },
    ],
  },
  intent(options) {
    const days = { since: dayIn(options, 'since'), until: dayIn(options, 'until') };
    if (days.since === 'none' || days.until === 'none') return { kind: 'unclear', say: ({ fame }) => fame.noSuchDay };
    const player = options.text('player');
    const cause = options.text('cause')?.trim().slice(0, LONGEST);
    const depth = options.number('depth');
    const laurel = options.flag('laurel');
    return {
      kind: 'runs',
      query: {
        ...(player !== null && PLAYER.test(player) ? { player } : {}),
        ...(cause ? { cause } : {}),
        ...(depth !== null && depth >= 1 && depth <= 99 ? { depth } : {}),
        ...(laurel === null ? {} : { laurel }),
        ...(days.since === null ? {} : { since: days.since }),
        ...(days.until === null ? {} : { until: days.until }),
      },
    };
  },
  recall: {
    cause: ({ words }) => words.fame.causes.map(({ id, name }) => ({ name, value: id })),
  },
};

/** The day typed, as in `2026-11-20`; `null` for no word of any, `none` for what is no day. */
function dayIn(options: Options, name: string): string | null {
  const typed = options.text(name)?.trim();
  if (!typed) return null;
  const time = /^\d{4}-\d\d-\d\d$/.test(typed) ? Date.parse(typed) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(typed) ? typed : 'none';
}
