import { view } from '../../src/engine';
import { paysExperience } from '../../src/engine/creatures';
import { loadRaws } from '../../src/raws';
import { eventsOfKind } from '../support/combat';
import { demons, hurt, TOUGH, until } from '../support/demons';
import { act, all } from '../support/scenario';

const raws = loadRaws();

describe('an Ember Imp', () => {
  const struck = (map: string) => {
    const game = hurt(demons(map, { hero: { skills: { melee: 99 } } }), 'ember-imp', 1);
    return act(game, { kind: 'attack', direction: 'e' });
  };

  test('burns whoever stands beside it when it dies, and nobody two cells away', () => {
    expect(eventsOfKind(struck('..t\n@i.\n..t'), 'hurt').map(({ target }) => target.raw)).toEqual([
      'hero',
      'twainfiend',
      'twainfiend',
    ]);
    expect(eventsOfKind(struck('@i.t'), 'hurt').map(({ target }) => target.raw)).toEqual(['hero']);
  });
});

describe('a Cinder Cantor', () => {
  test('sings imps out of vents, who are worth nothing', () => {
    const { game } = until(demons('V.....\n@...c.\n#####.', TOUGH), 'woken')!;
    const [imp] = all(game, 'ember-imp');
    expect(imp && paysExperience(raws, imp)).toBe(false);
  });

  test('has no choir where there are no vents', () => {
    expect(until(demons('@.....c', TOUGH), 'woken', 20)).toBeNull();
  });
});

test('of demons in sight the hero may know what they do', () => {
  const seen = view(demons('@.i.t'), raws).things.map(({ raw }) => raw);
  for (const raw of seen) expect(raws.mob[raw ?? '']?.habit).toBeDefined();
  const kinds = raws.spawnTable.filter(({ min_depth }) => min_depth === 13).flatMap(({ raw }) => raws.mob[raw] ?? []);
  expect(kinds.filter(({ id, habit }) => id !== 'orc' && habit === undefined)).toEqual([]);
});

test('of whatever bursts in the groves, and of the Mother Cap, the hero may know what they do', () => {
  const grown = Object.values(raws.mob).filter((mob) => mob?.rooted);
  expect(grown.map(({ id }) => id)).toEqual(expect.arrayContaining(['firecap', 'mother-cap']));
  expect(grown.filter(({ habit, description }) => (habit ?? description) === undefined)).toEqual([]);
});
