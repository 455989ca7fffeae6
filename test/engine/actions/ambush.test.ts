import { type Game, view } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { attacksOfHero, stopped } from '../../support/actions';
import { streams } from '../../support/minds';
import {
  act,
  all,
  changed,
  find,
  here,
  poolsWith,
  refusal,
  type ScenarioOptions,
  scenario,
} from '../../support/scenario';

const raws = loadRaws();

const asleep = (raw: string) => ({ raw, unaware: 'asleep', initiative: 10_000 }) as const;
const legend = {
  r: asleep('rat'),
  b: asleep('bandit'),
  w: asleep('watch-guard'),
  o: asleep('orc'),
  d: asleep('dark-elf'),
  '/': 'dagger',
};
const at = (map: string, options: ScenarioOptions = {}): Game =>
  scenario(map, { legend: { ...legend }, hero: poolsWith({ hp: { current: 30, max: 30 } }), ...options });
const weak = poolsWith({ hp: { current: 16, max: 30 } });

const explore = (game: Game) => act(game, { kind: 'explore' });

describe('Explore', () => {
  test('ambushes a sleeper that is easily beaten', () => {
    const { events, game } = explore(at('@....r...'));
    expect(attacksOfHero(events)[0]).toMatchObject({ ambush: 'double' });
    expect(all(game, 'rat')).toEqual([]);
  });

  test('stops once at the first sight of a sleeper that could cost a quarter of the hit points, then goes past it', () => {
    const first = explore(at(`@${'.'.repeat(29)}\n${'.'.repeat(12)}d${'.'.repeat(17)}`));
    expect(stopped(first.events)).toMatchObject({ reason: 'first-met', what: 'dark-elf' });
    expect(find(first.game, 'dark-elf').unaware).toBe('asleep');
    const second = explore(first.game);
    expect(second.turns).toBeGreaterThan(0);
    expect(attacksOfHero(second.events)).toEqual([]);
  });

  test('stops at a sleeper that guards something, even if it is easily beaten', () => {
    const { events, game } = explore(at('@.........\n.........r\n........./'));
    expect(stopped(events)).toMatchObject({ reason: 'unaware', what: 'rat' });
    expect(find(game, 'rat').unaware).toBe('asleep');
  });
});

describe('a creature that does not know of the hero', () => {
  test.each([
    ['explore', { kind: 'explore' }],
    ['travel', { kind: 'travel', to: { x: 3, y: 1 } }],
    ['rest', { kind: 'rest' }],
  ] as const)('does not keep the hero from %s', (_, action) => {
    const game = at('@...o......', { hero: weak });
    expect(act(game, action).turns).toBeGreaterThan(0);
  });

  test('ends a rest when it wakes', () => {
    const game = at('@..d', { legend: { ...legend, d: { raw: 'dark-elf', unaware: 'asleep' } }, hero: weak });
    const ends = streams(game, 20).map((stream) => act(stream, { kind: 'rest' }));
    const woken = ends.filter((end) => find(end.game, 'dark-elf').unaware === undefined);
    expect(woken.length).toBeGreaterThan(0);
    for (const { events } of woken) expect(stopped(events)).toMatchObject({ what: 'dark-elf' });
  });

  test('keeps the hero from resting if it is awake and sees the hero', () => {
    const game = changed(at('@...o......', { hero: weak }), (draft) => {
      find(draft, 'orc').unaware = 'awake';
    });
    expect(refusal(game, { kind: 'rest' })).toMatchObject({ code: 'hostile-in-view' });
  });

  test('is shown as asleep or unaware', () => {
    const shown = (unaware: 'asleep' | 'awake') =>
      view(
        changed(at('@...o'), (draft) => {
          find(draft, 'orc').unaware = unaware;
        }),
        raws,
      ).things.find(({ raw }) => raw === 'orc')?.unaware;
    expect([shown('asleep'), shown('awake')]).toEqual(['asleep', 'awake']);
  });
});

describe('Fight', () => {
  test('walks up to a sleeper and ambushes it, even with a bow', () => {
    const { events } = act(at('@....o', { worn: ['shortbow', 'dagger'] }), { kind: 'fight' });
    expect(attacksOfHero(events)[0]).toMatchObject({ ambush: 'double' });
  });

  test('does not go on to another sleeper that is as strong as the hero', () => {
    const game = changed(at('@r.......o', { hero: weak }), (draft) => {
      here(draft).revealed = '1'.repeat(here(draft).tiles.length);
    });
    const { game: after } = act(game, { kind: 'fight' });
    expect(find(after, 'orc').unaware).toBe('asleep');
  });
});
