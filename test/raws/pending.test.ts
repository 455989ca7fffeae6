import { EFFECTS, SHOWN } from '../../src/engine/effects';
import { loadRaws } from '../../src/raws';
import { FILES } from '../../src/raws/files';
import type { Parsed } from '../../src/raws/kinds';
import { readFiles } from '../../src/raws/read';
import { checkPending, MECHANISMS } from '../../src/raws/support';
import { complaints } from './support';

const parsed = readFiles(FILES);
const BUILT = Object.fromEntries(Object.keys(MECHANISMS).map((name) => [name, true])) as Record<
  keyof typeof MECHANISMS,
  boolean
>;

/** What is said of a pending list of these ids, were all built but the mechanisms named. */
function judge(listed: string[], unbuilt: Partial<typeof BUILT> = {}): string[] {
  const pending: Parsed['pending'] = { ...parsed.pending, pending: listed.map((id) => ({ id, reason: 'Later.' })) };
  return checkPending({ ...parsed, pending }, { ...BUILT, ...unbuilt }).map(({ id, what }) => `${id}: ${what}`);
}

test('a kind of effect is built when the engine has a handler for it', () => {
  const modifiers = ['ranged', 'area_of_effect', 'single_activation'];
  const handled = new Set([...Object.keys(EFFECTS), ...Object.keys(SHOWN), ...modifiers]);
  for (const [mechanism, built] of Object.entries(MECHANISMS)) {
    expect([mechanism, handled.has(mechanism)]).toEqual([mechanism, built]);
  }
});

test('every pending row exists and says why', () => {
  const { pending, archetypes, spell } = loadRaws();
  for (const { id, reason } of pending) {
    expect(archetypes[id] ?? spell[id]).toBeDefined();
    expect(reason).toMatch(/\.$/);
  }
});

test('a row that needs what is not built must be listed', () => {
  const foods = ['rations', 'meat', 'dried-sausage'];
  expect(judge([], { food: false })).toEqual(foods.map((id) => `${id}: needs food, not built yet, and is not listed`));
  expect(judge(foods, { food: false })).toEqual([]);
});

test('a row that needs nothing special must not be listed', () => {
  expect(judge(['dagger'])).toEqual(['dagger: is listed and needs nothing that is not built']);
});

test('only real rows are listed', () => {
  expect(judge(['unicorn'])).toEqual(['unicorn: no row of this id']);
});

test('once everything is built the list is empty', () => {
  expect(judge([])).toEqual([]);
});

test('triggers, procs and bonuses count as well', () => {
  expect(judge(['bear-trap', 'stonefall-trap', 'landmine'], { single_activation: false })).toEqual([
    'town-portal: needs single_activation, not built yet, and is not listed',
  ]);
  expect(judge(['strength-potion', 'gauntlets-of-ogre-power'], { attributes: false })).toEqual([]);
  expect(judge(['poison-potion', 'rod-of-venom', 'venom', 'venom-101'], { damage_over_time: false })).toEqual([
    'dagger-of-venom: needs damage_over_time, not built yet, and is not listed',
  ]);
});

test('what hangs on a spell that is not built is not built either', () => {
  const complaintsOfSlow = judge(['web-scroll', 'slow-potion', 'haste-potion'], { slow: false });
  expect(complaintsOfSlow.map((line) => line.split(':')[0])).toEqual(['web', 'arachnophilia-101', 'large-spider']);
});

test('a dishonest list stops the raws from loading', () => {
  const lines = complaints((files) => files.pending.pending.push({ id: 'dagger', reason: 'Too sharp.' }));
  expect(lines).toEqual(['pending.json · dagger: is listed and needs nothing that is not built']);
});
