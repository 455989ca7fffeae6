import { view } from '../../../src/engine';
import { component } from '../../../src/engine/state/components';
import type { Entity, Hero } from '../../../src/engine/state/entity';
import type { Game } from '../../../src/engine/state/game';
import { createI18n } from '../../../src/i18n';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, kindsOf } from '../../support/combat';
import { act, all, changed, find, type Legend, scenario } from '../../support/scenario';

const raws = loadRaws();
const WAIT = { kind: 'wait' } as const;
const legend: Legend = { G: { raw: 'gatekeeper', initiative: 1 }, y: 'fallen-key' };
const HALE: Partial<Hero> = { godMode: true };

/** Game with the Gatekeeper in the west of its hall. `share` is the share of its hit points that is left. */
const hall = (share: number, more = '', hero: Partial<Hero> = HALE): Game =>
  changed(
    scenario(
      `
      ...........
      .G.......@.
      ...........
      ...........
      ${more || '...........'}`,
      { legend, hero },
    ),
    (game) => {
      const hp = find(game, 'gatekeeper').pools?.hp;
      if (hp) hp.current = Math.round(share * hp.max);
    },
  );

const keeper = (game: Game): Entity => find(game, 'gatekeeper');
const spellsOf = (game: Game): string[] => (component(raws, keeper(game), 'abilities') ?? []).map(({ spell }) => spell);

/** Waits until the Gatekeeper changes phase, four turns at most. */
function untilItsTurn(game: Game) {
  let now = act(game, WAIT);
  for (let turns = 0; turns < 3 && eventsOfKind(now, 'phase').length === 0; turns++) now = act(now.game, WAIT);
  return now;
}

test('the Gatekeeper enters the next phase after its share of wounds, which is reported and takes its turn', () => {
  expect(spellsOf(hall(1))).toEqual(['gate-chain']);
  const result = untilItsTurn(hall(0.5));
  expect(eventsOfKind(result, 'phase')).toMatchObject([{ who: { raw: 'gatekeeper' }, phase: 1 }]);
  expect(kindsOf(result)).not.toContain('cast');
  expect(spellsOf(result.game)).toEqual(['key-ring', 'gate-chain']);
  expect(eventsOfKind(untilItsTurn(hall(0.9)), 'phase')).toEqual([]);
});

test('no phase is left out, even after a large wound', () => {
  const second = untilItsTurn(hall(0.1));
  expect(eventsOfKind(second, 'phase').map(({ phase }) => phase)).toEqual([1]);
  const third = untilItsTurn(second.game);
  expect(eventsOfKind(third, 'phase').map(({ phase }) => phase)).toEqual([2]);
  expect(spellsOf(third.game)).toEqual(['gate-quake']);
  expect(component(raws, keeper(third.game), 'naturalArmor')).toBe(14);
  expect(component(raws, keeper(third.game), 'skills')).toMatchObject({ melee: 6, defense: 5 });
});

test('a change of phase is reported even if the hero does not see the Gatekeeper', () => {
  const result = untilItsTurn(hall(0.5, '', { ...HALE, viewshed: { range: 3 } }));
  expect(eventsOfKind(result, 'phase')).toMatchObject([{ phase: 1, sense: 'heard' }]);
});

test('a healed Gatekeeper returns to its first phase', () => {
  const third = untilItsTurn(untilItsTurn(hall(0.1)).game).game;
  const whole = changed(third, (game) => {
    const hp = keeper(game).pools?.hp;
    if (hp) hp.current = hp.max;
  });
  const result = untilItsTurn(whole);
  expect(eventsOfKind(result, 'phase')).toMatchObject([{ phase: 0 }]);
  expect(spellsOf(result.game)).toEqual(['gate-chain']);
  expect(keeper(result.game)).not.toHaveProperty('skills');
});

test('in the second phase keys on the floor become Turnkeys, three at most, who pay nothing', () => {
  const begun = untilItsTurn(hall(0.5, '.y.y.y.y...')).game;
  // The Gatekeeper is rooted here because it would come and strike the hero instead of casting.
  let game = changed(begun, (draft) => Object.assign(keeper(draft), { rooted: true }));
  for (let turns = 0; turns < 30; turns++) game = act(game, WAIT).game;
  expect(all(game, 'turnkey')).toHaveLength(3);
  expect(all(game, 'turnkey').every(({ summoned }) => summoned)).toBe(true);
});

test('a change of phase stops the hero’s act, and /look names the phase', () => {
  const beside = changed(hall(0.67), (game) => {
    game.hero.position = { x: 5, y: 2 };
    game.hero.skills = { melee: 30, defense: 30, magic: 1 };
  });
  const result = act(beside, { kind: 'fight' });
  expect(eventsOfKind(result, 'stopped')).toMatchObject([{ reason: 'phase', what: 'gatekeeper' }]);
  const i18n = createI18n(raws);
  expect(i18n.describe(view(result.game, raws), keeper(result.game).id)).toMatch(/shakes its key ring/);
  expect(i18n.describe(view(beside, raws), keeper(beside).id)).not.toMatch(/whole before its gate/);
});

test('the Gatekeeper is introduced at first sight', () => {
  const met = act(
    scenario(
      `
      .G....+..@
      ......#...
      ......#...`,
      { legend, hero: { ...HALE, position: { x: 8, y: 1 } } },
    ),
    { kind: 'move', direction: 'w' },
  );
  expect(eventsOfKind(met, 'met')).toMatchObject([{ who: { raw: 'gatekeeper' } }]);
});
