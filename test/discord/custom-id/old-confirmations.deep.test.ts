import { firstSnowflake } from '../../../src/lib/snowflake';
import { CONTROL_CODES } from '../../support/control-codes';
import { createGuild, MANAGER, runOf } from '../../support/guild';

/** Id of an interaction that comes long after every question. */
const LATER = firstSnowflake(Date.UTC(2026, 10, 27));

test('no button of an old message destroys later turns, whoever presses it', async () => {
  const { type, press, store } = createGuild();
  const run = runOf(await type('1', 'play'));
  for (let move = 0; move < 2; move++) await type('1', 'wait');
  const loadRun = async () => (await store.loadRun(run))!;
  const stored = async () => {
    const [{ game, ranked, last }, profile] = await Promise.all([loadRun(), store.loadProfile('1')]);
    const isListed = [profile?.activeRun, ...(profile?.suspendedRuns ?? [])].includes(run);
    return {
      over: game.over,
      cheated: game.cheated,
      ranked,
      last: last?.kind,
      isListed,
      config: await store.loadConfig('77'),
    };
  };
  const before = await stored();
  const pressed = CONTROL_CODES.flatMap((code) => [`v1|${run}|1|${code}`, `v1|-|0|${code}`]);
  for (const [at, customId] of pressed.entries()) {
    await press('1', customId.replace('123', '1'), undefined, { ...MANAGER, id: String(LATER + BigInt(at)) });
    expect({ customId, ...(await stored()) }).toEqual({ customId, ...before });
  }
});
