import { paysExperience } from '../../../src/engine/creatures';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind } from '../../support/combat';
import { demons, hurt } from '../../support/demons';
import { think } from '../../support/minds';
import { all, changed, find } from '../../support/scenario';

const raws = loadRaws();

describe('a Twainfiend', () => {
  const wounded = (map: string, hp: number) => think(hurt(demons(map), 'twainfiend', hp));

  test('that is wounded divides into two, each with half of the hit points that are left', () => {
    const { game, events } = wounded('.....\n..t.@\n.....', 61);
    expect(all(game, 'twainfiend').map(({ pools }) => pools?.hp)).toEqual([
      { current: 31, max: 31 },
      { current: 30, max: 30 },
    ]);
    expect(eventsOfKind({ events }, 'divided')).toHaveLength(1);
  });

  test('sends its other half after its own target', () => {
    const start = changed(hurt(demons('.....\n..t.@\n.....'), 'twainfiend', 61), (draft) => {
      find(draft, 'twainfiend').chasing = 1;
    });
    expect(all(think(start).game, 'twainfiend').map(({ chasing }) => chasing)).toEqual([1, 1]);
  });

  test.each([
    [11, 12],
    [12, 12],
  ])('of %i on a level divides into a total of %i: no level has more', (before, after) => {
    expect(all(wounded(`@.....\n${'t'.repeat(before)}`, 61).game, 'twainfiend')).toHaveLength(after);
  });

  test('from a deeper level divides into two veterans of its level', () => {
    const start = changed(hurt(demons('.....\n..t.@\n.....', { depth: 5 }), 'twainfiend', 61), (draft) => {
      const hunter = find(draft, 'twainfiend');
      Object.assign(hunter, { veteran: 24, pools: { ...hunter.pools, level: 24 } });
    });
    expect(all(think(start).game, 'twainfiend')).toMatchObject([
      { veteran: 24, pools: { level: 24 } },
      { veteran: 24, pools: { level: 24 } },
    ]);
  });

  test('pays for the first half alone', () => {
    const { game } = wounded('.....\n..t.@\n.....', 61);
    expect(all(game, 'twainfiend').map((one) => paysExperience(raws, one))).toEqual([true, false]);
  });

  test.each([
    ['unhurt', '..t.@', 140],
    ['with too little left', '..t.@', 27],
    ['without room', '#####\n#@t##\n#####', 61],
  ])('%s does not divide', (_, map, hp) => {
    expect(all(wounded(map, hp).game, 'twainfiend')).toHaveLength(1);
  });
});
