import { drawAliases, identify, isKnown, refOf } from '../../../src/engine/knowledge/identification';
import { rngFromSeed } from '../../../src/lib/rng';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, loadedDice, worldOf } from '../../support/combat';
import { changed, find, scenario } from '../../support/scenario';

const raws = loadRaws();
/** Magic items except gear made by rules, because that gear goes by the name of its kind. */
const magic = raws.items.filter(({ magic, variant }) => magic && !variant).map(({ id }) => id);

describe('the names of unknown things', () => {
  const aliases = drawAliases(raws, rngFromSeed('aliases'));

  it('exist for every magic type and for nothing else', () => {
    expect(Object.keys(aliases)).toEqual(magic);
  });

  it('are distinct for scrolls and for potions', () => {
    for (let seed = 0; seed < 50; seed++) {
      const drawn = Object.values(drawAliases(raws, rngFromSeed(`seed ${seed}`))).filter(
        ({ kind }) => kind !== 'plain',
      );
      expect(new Set(drawn.map((alias) => JSON.stringify(alias))).size).toBe(drawn.length);
    }
  });

  it('of scrolls are five to eight letters, vowels and consonants in turn', () => {
    for (const alias of Object.values(aliases)) {
      if (alias.kind === 'scroll') expect(alias.word).toMatch(/^([aeiou][^aeiou]){2,3}([aeiou][^aeiou]|[aeiou])$/);
    }
  });

  it('are the same for the same seed', () => {
    expect(drawAliases(raws, rngFromSeed('aliases'))).toEqual(aliases);
  });

  it('are the same for gear of one kind', () => {
    expect(aliases['longsword-plus-1']).toEqual({ kind: 'plain', id: 'unidentified-longsword' });
    expect(aliases['longsword-minus-1']).toEqual(aliases['longsword-plus-1']);
  });

  it('are drawn again if a name is taken already', () => {
    const potions = { ...raws, items: raws.items.filter(({ magic }) => magic?.family === 'flesh').slice(0, 2) };
    const drawn = drawAliases(potions, loadedDice([0, 0, 0, 0, 0, 0, 1]));
    expect(Object.values(drawn)).toEqual([
      { kind: 'potion', adjective: 'swirling', colour: 'red', family: 'flesh' },
      { kind: 'potion', adjective: 'swirling', colour: 'orange', family: 'flesh' },
    ]);
  });
});

describe('the colour of an unknown potion', () => {
  const drawn = Array.from({ length: 40 }, (_, n) => drawAliases(raws, rngFromSeed(`colours ${n}`)));
  const colouredIn = (aliases: ReturnType<typeof drawAliases>) =>
    Object.entries(aliases).flatMap(([raw, alias]) => (alias.kind === 'potion' ? [{ raw, ...alias }] : []));

  it('tells its family', () => {
    for (const potion of drawn.flatMap(colouredIn)) expect(potion.family).toBe(raws.item[potion.raw]?.magic?.family);
  });

  it('leaves at least three kinds possible', () => {
    for (const potions of drawn.map(colouredIn)) {
      for (const { family } of potions)
        expect(potions.filter((other) => other.family === family).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('belongs to one family in a run, and to another family in other runs', () => {
    const families = (aliases: ReturnType<typeof drawAliases>, colour: string) =>
      new Set(colouredIn(aliases).flatMap((potion) => (potion.colour === colour ? [potion.family] : [])));
    for (const aliases of drawn) expect(families(aliases, 'red').size).toBeLessThanOrEqual(1);
    expect(new Set(drawn.flatMap((aliases) => [...families(aliases, 'red')])).size).toBe(2);
  });
});

describe('a thing as the hero knows it', () => {
  const game = changed(scenario('@', { carried: ['health-potion', 'rod-of-venom', 'beer'] }), (draft) => {
    draft.aliases = { 'health-potion': { kind: 'potion', adjective: 'smelly', colour: 'red' } };
  });
  const world = worldOf(game);
  const ref = (raw: string) => refOf(world, find(game, raw));

  it('has only its alias while its type is unknown', () => {
    const { id } = find(game, 'health-potion');
    expect(ref('health-potion')).toEqual({
      id,
      raw: null,
      alias: { kind: 'potion', adjective: 'smelly', colour: 'red' },
    });
    expect(ref('rod-of-venom')).not.toHaveProperty('charges');
  });

  it('has its own name if it is mundane', () => {
    expect(ref('beer')).toEqual({ id: find(game, 'beer').id, raw: 'beer' });
  });

  it('shows its charges once its type is known', () => {
    const knowing = worldOf(changed(game, (draft) => void draft.identified.push('rod-of-venom')));
    expect(refOf(knowing, find(game, 'rod-of-venom'))).toMatchObject({ raw: 'rod-of-venom', charges: 5 });
  });
});

describe('identifying', () => {
  it('makes the type known for good', () => {
    const world = worldOf(scenario('@'));
    identify(world, 'health-potion');
    identify(world, 'health-potion');
    expect(world.game.identified).toEqual(['health-potion']);
    expect(eventsOfKind(world, 'identified')).toHaveLength(1);
    expect(isKnown(world, 'health-potion')).toBe(true);
  });

  it('never lists mundane things', () => {
    const world = worldOf(scenario('@'));
    identify(world, 'beer');
    expect(world.game.identified).toEqual([]);
    expect(world.events).toEqual([]);
  });
});
