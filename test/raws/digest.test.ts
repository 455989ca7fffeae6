import { join } from 'node:path';
import { readDigests } from '../../scripts/accept/digests';
import { rulesDigest } from '../../scripts/accept/rules-digest';
import { RULES } from '../../src/engine/state/game';
import { FILES } from '../../src/raws/files';
import type { Parsed } from '../../src/raws/kinds';
import { digestAfter, row } from './support';

/** Digest of the raws for each number of `RULES`. If a digest changes, the play changes with it. */
const { digests, released } = readDigests(join(__dirname, '../..'));

const current = rulesDigest(FILES as Parsed);

test('the raws and the rules number change together: CONTRIBUTING, “When a change alters the game”', () => {
  expect({ RULES, digest: current }).toEqual({ RULES, digest: digests[RULES] });
});

test('rules rise once between two releases', () => {
  expect([released.rules, released.rules + 1]).toContain(RULES);
  expect(Object.keys(digests).map(Number)).toEqual(Array.from({ length: RULES }, (_, n) => n + 1));
});

test('looks and sentences do not change the digest', () => {
  const after = digestAfter((files) => {
    row(files.items.items, 'dagger').name = 'Small Knife';
    row(files.mobs.mobs, 'rat').renderable.fg = '#123456';
    row(files.mobs.mobs, 'bandit').quips = ['Halt!', 'Pay!'];
    row(files.mobs.mobs, 'mom').of_note = { purpose: 'cake', tip: 'Eat.' };
    row(files.mobs.mobs, 'bandit').description = 'Wants your purse.';
    Object.assign(row(files.kits.kits, 'scout'), { about: 'Sees you.', look: { sprite: 'wolf' } });
  });
  expect(after).toBe(current);
});

test.each<[string, Parameters<typeof digestAfter>[0]]>([
  ['a weight', (files) => (row(files.items.items, 'dagger').weight_lbs = 2)],
  ['a size', (files) => (row(files.mobs.mobs, 'rat').renderable.x_size = 2)],
  ['the number of quips', (files) => row(files.mobs.mobs, 'bandit').quips?.pop()],
  ['who is of note', (files) => (row(files.mobs.mobs, 'rat').of_note = { purpose: 'cheese', tip: 'Eat.' })],
  ['a reaction', (files) => (row(files.factions.faction_table, 'wyrm').responses.player = 'ignore')],
  ['a spawn row', (files) => files.spawnTable.spawn_table.reverse()],
  ['the start of the hero', (files) => files.hero.hero.carried.pop()],
  ['a kit', (files) => row(files.kits.kits, 'scout').carried?.pop()],
  ['a prefab', (files) => files.prefabs.prefabs.pop()],
  ['a level', (files) => files.levels.recipes.pop()],
])('%s changes the digest', (_, change) => {
  expect(digestAfter(change)).not.toBe(current);
});
