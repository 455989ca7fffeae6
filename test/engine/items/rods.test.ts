import { loadRaws } from '../../../src/raws';
import { eventsOfKind } from '../../support/combat';
import { use } from '../../support/items';
import { CONTENT } from '../../support/recorded-content';
import { all, changed, find, refusal, scenario } from '../../support/scenario';

const rods = loadRaws().items.filter(({ consumable }) => consumable?.charges !== undefined);
const rod = (raw: string, map: string) => scenario(map, { carried: [raw], identified: [raw] });

it('come in the kinds that npm run accept has recorded, with five charges', () => {
  expect(rods.map(({ id, consumable }) => [id, consumable?.charges])).toEqual(CONTENT.rods.map((id) => [id, 5]));
});

it.each(rods.map(({ id }) => id))('%s works five times, and is then empty but stays in the pack', (raw) => {
  let game = rod(raw, '@....');
  for (let time = 0; time < 5; time++) game = use(game, raw, { x: 5, y: 1 }).game;
  expect(all(game, raw)).toHaveLength(1);
  const again = { kind: 'use', item: find(game, raw).id, at: { x: 5, y: 1 }, sure: true } as const;
  expect(refusal(game, again)).toEqual({ code: 'no-charges' });
});

it('of an unknown type that is empty takes the turn and becomes known', () => {
  const game = changed(scenario('@..', { carried: ['rod-of-venom'] }), (draft) => {
    find(draft, 'rod-of-venom').consumable = { maxCharges: 5, charges: 0 };
  });
  const result = use(game, 'rod-of-venom', { x: 3, y: 1 });
  expect(result.game.identified).toEqual(['rod-of-venom']);
  expect(eventsOfKind(result, 'fizzled')).toHaveLength(1);
});

it('of fireballs burns everybody around the target for 20', () => {
  const result = use(rod('rod-of-fireballs', '@...tt'), 'rod-of-fireballs', { x: 5, y: 1 });
  expect(eventsOfKind(result, 'hurt').map(({ amount }) => amount)).toEqual([20, 20]);
});

it('of venom poisons one target for 1 a turn', () => {
  const { game } = use(rod('rod-of-venom', '@..tt'), 'rod-of-venom', { x: 4, y: 1 });
  expect(all(game, 'peasant').map(({ statuses }) => statuses ?? [])).toMatchObject([
    [{ kind: 'damage-over-time', damage: 1, by: 1 }],
    [],
  ]);
});
