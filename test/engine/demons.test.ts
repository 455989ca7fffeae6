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

  test('burns everything beside it when it dies, and nothing two cells away', () => {
    expect(eventsOfKind(struck('..t\n@i.\n..t'), 'hurt').map(({ target }) => target.raw)).toEqual([
      'hero',
      'twainfiend',
      'twainfiend',
    ]);
    expect(eventsOfKind(struck('@i.t'), 'hurt').map(({ target }) => target.raw)).toEqual(['hero']);
  });
});

describe('a Cinder Cantor', () => {
  test('calls imps out of vents, who pay no experience', () => {
    const { game } = until(demons('V.....\n@...c.\n#####.', TOUGH), 'woken')!;
    const [imp] = all(game, 'ember-imp');
    expect(imp && paysExperience(raws, imp)).toBe(false);
  });

  test('calls nobody if there are no vents', () => {
    expect(until(demons('@.....c', TOUGH), 'woken', 20)).toBeNull();
  });
});

test('every demon has a description of its habit', () => {
  const seen = view(demons('@.i.t'), raws).things.map(({ raw }) => raw);
  for (const raw of seen) expect(raws.mob[raw ?? '']?.habit).toBeDefined();
  const kinds = raws.spawnTable.filter(({ min_depth }) => min_depth === 13).flatMap(({ raw }) => raws.mob[raw] ?? []);
  expect(kinds.filter(({ id, habit }) => id !== 'orc' && habit === undefined)).toEqual([]);
});

test('every hazard of the groves, and the Mother Cap, has a description of its habit', () => {
  const grown = Object.values(raws.mob).filter((mob) => mob?.rooted);
  expect(grown.map(({ id }) => id)).toEqual(expect.arrayContaining(['firecap', 'mother-cap']));
  expect(grown.filter(({ habit, description }) => (habit ?? description) === undefined)).toEqual([]);
});
