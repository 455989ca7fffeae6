import type { Action, Danger, Game } from '../../../src/engine';
import { createPlay } from '../../../src/play';
import { newProfile } from '../../../src/play/profiles/profile';
import { loadRaws } from '../../../src/raws';
import { createMemoryStore } from '../../../src/storage';
import { type ScenarioOptions, scenario } from '../../support/scenario';
import { HOME, waitSubmission } from '../support/callers';

const raws = loadRaws();

/** What becomes of an action for a player who is not asked about these dangers, and what stands in the log then. */
async function taking(game: Game, action: Action, unasked: Danger[]) {
  const store = createMemoryStore();
  const play = createPlay({ store, raws });
  const profile = newProfile('ann');
  await store.createRun({ id: 'run', owner: 'ann', home: HOME, game, interaction: '1', now: 0 });
  const settings = { ...profile.settings, waivedConfirmations: unasked };
  await store.putProfile({ ...profile, revision: 1, activeRun: 'run', settings });
  const outcome = await play.submitAction(waitSubmission({ action }));
  const log = await store.loadLog('run');
  return { kind: outcome.kind, logged: log?.actions ?? [] };
}

const peasant = () => scenario('.@t.');
const strike: Action = { kind: 'attack', direction: 'e' };

test('a danger is asked about, and what is declined is in no log', async () => {
  expect(await taking(peasant(), strike, [])).toEqual({ kind: 'refused', logged: [] });
  expect(await taking(peasant(), strike, ['trap', 'low-health'])).toEqual({ kind: 'refused', logged: [] });
});

test('who wants no question about it is not asked, and the log holds the yes', async () => {
  expect(await taking(peasant(), strike, ['friendly'])).toEqual({
    kind: 'applied',
    logged: [{ ...strike, sure: true }],
  });
});

test('what is no danger is taken as it was asked for', async () => {
  expect((await taking(peasant(), { kind: 'wait' }, ['friendly'])).logged).toEqual([{ kind: 'wait' }]);
});

test('the end of a run is always asked about', async () => {
  expect((await taking(peasant(), { kind: 'abandon' }, ['abandon'])).kind).toBe('refused');
});

test('a yes to one danger is none to another that the same cast would bring', async () => {
  const mage: ScenarioOptions = { carried: ['web-scroll'], identified: ['web-scroll'] };
  const game = scenario('.@t.', mage);
  const web = game.pack.find(({ raw }) => raw === 'web-scroll')!.id;
  const cast: Action = { kind: 'use', item: web, at: { x: 3, y: 1 } };
  const kindWith = async (...unasked: Danger[]) => (await taking(game, cast, unasked)).kind;
  expect(await kindWith('friendly')).toBe('refused');
  expect(await kindWith('self')).toBe('refused');
  expect(await kindWith('friendly', 'self')).toBe('applied');
});
