import { RULES } from '../../src/engine';
import type { RunResult } from '../../src/storage/contract';
import { GUILD, PEOPLE } from '../discord/users';
import { HERO } from './scenes';

/** A time in the week before the harness's clock begins, in milliseconds since 1970. */
const FINISHED_AT = Date.UTC(2025, 11, 24);

/** Results of a finished week, best first. They are more than the card of the week can show. */
export const LAST_WEEK: readonly RunResult[] = [...PEOPLE, { id: '300000000000000099' }].map(({ id: owner }, at) => ({
  run: `last-week-${at}`,
  version: 9,
  owner,
  home: { kind: 'guild', id: GUILD.id },
  heroName: at === 1 ? HERO : `Hero ${at}`,
  seed: 'LAST-WEEK',
  rules: RULES,
  origin: { kind: 'chance' },
  ranked: true,
  finishedAt: FINISHED_AT,
  summary: {
    ...{ result: at === 0 ? 'retired' : 'died', laurel: at === 0, by: at === 0 ? null : 'bandit', cause: null },
    ...{ score: 2_000 - 500 * at, depth: 3, deepest: 4 + at, level: 2, xp: 900, kills: 7, gold: 40, turns: 800 },
    cheated: false,
  },
  feats: ['first-blood', 'taxi'].slice(0, at),
  closeCall: { hp: 1, depth: 2 },
}));
