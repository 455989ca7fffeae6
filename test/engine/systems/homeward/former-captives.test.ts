import type { Game } from '../../../../src/engine/state/game';
import { loadRaws } from '../../../../src/raws';
import { eventsOfKind } from '../../../support/combat';
import { CAPTIVES } from '../../../support/companions';
import { act, all, changed, find, here, type ScenarioOptions, scenario } from '../../../support/scenario';

const WAIT = { kind: 'wait' } as const;
const HALL = `>@${'.'.repeat(38)}<`;

/** Game of a hero who arrives with the Amulet, by the left end of the drawing. */
const arriving = (drawing: string, options: ScenarioOptions = {}, sentHome?: string[]): Game =>
  changed(scenario(drawing, { depth: 9, carried: ['amulet-of-yala'], legend: CAPTIVES, ...options }), (game) => {
    Object.assign(game, { campaign: 'amulet', deepest: 15, hunt: { depth: 10, at: 0, next: 1 } });
    if (sentHome) game.sentHome = sentHome;
    const level = here(game);
    level.revealed = '1'.repeat(level.tiles.length);
  });

const reports = (result: Parameters<typeof eventsOfKind>[0]) =>
  eventsOfKind(result, 'way-home').filter(({ what }) => what === 'loose' || what === 'friend');

test('a captive left in chains waits as a foe on the way home, as strong as the hunters', () => {
  const arrived = act(arriving(`${HALL}\n.##\nm##`), WAIT);
  const mara = find(arrived.game, 'mara');
  expect(reports(arrived)).toMatchObject([{ what: 'loose', who: { raw: 'mara' } }]);
  expect(mara).toMatchObject({ faction: 'demons', veteran: 20, summoned: true });
  expect(mara.chains).toBeUndefined();
  expect(mara.position!.x).toBeGreaterThan(12);
  expect(all(arrived.game, 'mara')).toHaveLength(1);
});

test('it has the faction of the band whose captain hunts the hero', () => {
  const raws = loadRaws();
  const amulet = raws.campaigns.find(({ id }) => id === 'amulet')!;
  const { laurel } = amulet;
  const captains = 'way_home' in laurel ? laurel.way_home.bands.map(({ captain }) => captain) : [];
  const { faction } = find(act(arriving(`${HALL}\n.##\nm##`), WAIT).game, 'mara');
  expect(new Set(captains.map((captain) => raws.mob[captain]?.faction))).toEqual(new Set([faction]));
});

test('a captive that the hero never found stays in its chains', () => {
  const game = changed(arriving(`${HALL}\n.##\n.##\nm##`), (draft) => {
    const level = here(draft);
    level.revealed = '0'.repeat(level.tiles.length);
  });
  const arrived = act(game, WAIT);
  expect(reports(arrived)).toEqual([]);
  expect(find(arrived.game, 'mara').chains).toBe(3);
});

test('it fights a hero who comes near', () => {
  const near = changed(act(arriving(`${HALL}\nm##`), WAIT).game, (draft) => {
    const { x, y } = find(draft, 'mara').position!;
    draft.hero.position = { x: x - 1, y };
    draft.hero.pools.hp = { current: 500, max: 500 };
    here(draft).entities = here(draft).entities.filter(({ raw }) => raw === 'mara');
  });
  const fought = [1, 2, 3, 4].reduce((game) => act(game, WAIT).game, near);
  expect(fought.hero.pools.hp.current).toBeLessThan(500);
});

test('a captive that the hero sent home comes back once, to a hero without a companion', () => {
  const seeds = Array.from({ length: 12 }, (_, n) => `seed-${n}`);
  const come = seeds
    .map((seed) => act(arriving(HALL, { seed }, ['durgan']), WAIT))
    .filter((one) => reports(one).length);
  expect(come.length).toBeGreaterThan(0);
  expect(come.length).toBeLessThan(seeds.length);
  for (const { game } of come) {
    expect(game.companion).toMatchObject({ raw: 'durgan', depth: 9 });
    expect(game.sentHome).toEqual([]);
    expect(find(game, 'durgan')).toMatchObject({ companion: 'follow' });
    expect(find(game, 'durgan').pools?.level).toBe(game.hero.pools.level);
  }
});

test('no captive comes back to a hero with a companion', () => {
  const seeds = Array.from({ length: 12 }, (_, n) => `seed-${n}`);
  for (const seed of seeds) {
    const game = changed(arriving(HALL, { seed }, ['durgan']), (draft) => {
      draft.companion = { id: 4000, raw: 'mara', depth: 12 };
    });
    expect(reports(act(game, WAIT))).toEqual([]);
  }
});
