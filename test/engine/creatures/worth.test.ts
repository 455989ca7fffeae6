import { paysExperience } from '../../../src/engine/creatures';
import { createEntity } from '../../../src/engine/creatures/create';
import { rngFromSeed } from '../../../src/lib/rng';
import { loadRaws } from '../../../src/raws';

const raws = loadRaws();
const mob = (raw: string) => createEntity(raws, rngFromSeed('worth'), raw, 7);

it.each(['rat', 'bandit', 'orc', 'mangy-wolf', 'gelatinous-cube', 'lizardman', 'black-dragon'])(
  'a %s pays experience',
  (raw) => {
    expect(paysExperience(raws, mob(raw))).toBe(true);
  },
);

it('game pays experience', () => {
  expect(paysExperience(raws, mob('deer'))).toBe(true);
});

it.each(['peasant', 'barkeep', 'priest', 'mom', 'rock-golem', 'bat'])('a harmless %s pays no experience', (raw) => {
  expect(paysExperience(raws, mob(raw))).toBe(false);
});

it('a harmless creature pays no experience after a change of sides', () => {
  expect(paysExperience(raws, { ...mob('peasant'), faction: 'bandits' })).toBe(false);
});

it('a hostile creature pays experience after a change of sides', () => {
  expect(paysExperience(raws, { ...mob('bandit'), faction: 'townsfolk' })).toBe(true);
});

it('a summoned creature pays no experience', () => {
  expect(paysExperience(raws, { ...mob('bandit'), summoned: true })).toBe(false);
});
