import { loadRaws } from '../../../src/raws';
import { eventsOfKind } from '../../support/combat';
import { use } from '../../support/items';
import { all, find, refusal, scenario } from '../../support/scenario';

it.each([
  ['beginners-magic', 'zap', 1],
  ['arachnophilia-101', 'web', 2],
  ['venom-101', 'venom', 2],
])('%s teaches %s for %i mana and is used up', (book, spell, manaCost) => {
  const result = use(scenario('@', { carried: [book] }), book);
  expect(result.game.hero.knownSpells).toEqual([{ spell, manaCost }]);
  expect(eventsOfKind(result, 'learned')).toMatchObject([{ spell, sense: 'self' }]);
  expect(all(result.game, book)).toEqual([]);
});

it('are not magic and known from the start', () => {
  const game = scenario('@', { carried: ['venom-101'] });
  expect(eventsOfKind(use(game, 'venom-101'), 'identified')).toEqual([]);
});

it('of a known spell are refused and kept', () => {
  const game = scenario('@', { carried: ['beginners-magic'], hero: { knownSpells: [{ spell: 'zap', manaCost: 1 }] } });
  const read = { kind: 'use', item: find(game, 'beginners-magic').id } as const;
  expect(refusal(game, read)).toEqual({ code: 'already-known', spell: 'zap' });
});

it('exist for every spell that no boon gives, except spells of monsters', () => {
  const { items, boons, mobs, spells } = loadRaws();
  const taught = items.flatMap(({ consumable }) => consumable?.effects.teach_spell ?? []);
  const cast = mobs.flatMap(({ abilities = [], on_death = [], phases = [] }) =>
    [...abilities, ...on_death, ...phases.flatMap((phase) => phase.abilities ?? [])].map(({ spell }) => spell),
  );
  const known = [...taught, ...cast, ...boons.flatMap(({ gives }) => gives.spells ?? [])];
  expect(spells.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([]);
});
