import { factionReaction, reaction, stanceByNature } from '../../../src/engine/creatures/factions';
import type { Entity } from '../../../src/engine/state/entity';
import { loadRaws } from '../../../src/raws';
import { scenario } from '../../support/scenario';

const raws = loadRaws();
const mob = (raw: string): Entity => ({ id: 9, kind: 'mob', raw });
const game = scenario('@');
const { hero } = game;
const where = { raws, game };

test('an exact entry comes before the default', () => {
  expect(reaction(where, mob('peasant'), mob('barkeep'))).toBe('ignore');
  expect(reaction(where, mob('peasant'), mob('mangy-wolf'))).toBe('flee');
});

test('without an entry or a default the reaction is to ignore', () => {
  expect(factionReaction(raws, 'player', 'carnivores')).toBe('ignore');
  expect(factionReaction(raws, 'nobody', 'carnivores')).toBe('ignore');
});

test('reactions need not be mutual', () => {
  expect(reaction(where, mob('deer'), mob('mangy-wolf'))).toBe('flee');
  expect(reaction(where, mob('mangy-wolf'), mob('deer'))).toBe('attack');
});

test('mindless creatures attack each other', () => {
  expect(reaction(where, mob('gelatinous-cube'), mob('gelatinous-cube'))).toBe('attack');
});

test('things belong to no faction and are ignored', () => {
  expect(reaction(where, mob('gelatinous-cube'), { id: 5, kind: 'item', raw: 'dagger' })).toBe('ignore');
});

test.each([
  ['mangy-wolf', 'hostile'],
  ['bandit', 'hostile'],
  ['bat', 'wary'],
  ['deer', 'wary'],
  ['peasant', 'friendly'],
  ['rock-golem', 'friendly'],
])('a %s is %s to the hero', (raw, stance) => {
  expect(stanceByNature(raws, raw)).toBe(stance);
  expect(reaction(where, mob(raw), hero)).toBe({ hostile: 'attack', wary: 'flee', friendly: 'ignore' }[stance]);
});
