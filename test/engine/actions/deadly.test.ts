import type { Action, Game } from '../../../src/engine';
import { legalActions } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { stopOf, wounded } from '../../support/actions';
import { hpOf, kindsOf } from '../../support/combat';
import { act, changed, refusal, type ScenarioOptions, scenario } from '../../support/scenario';
import { bearing, poison } from '../../support/statuses';

const starving = (turns: number): ScenarioOptions => ({ hero: { hunger: { state: 'starving', turns } } });

/** Level with room to explore, an item to fetch and a passage to travel. */
const map = (options: ScenarioOptions = {}): Game =>
  scenario('@..!....#\n#######..', { depth: 3, carried: ['longsword'], ...options });
const poisoned = (hp: number, damage: number): Game => wounded(bearing(map(), 'hero', poison(3, damage, null)), hp);

const SERIES: Action[] = [
  { kind: 'explore' },
  { kind: 'rest' },
  { kind: 'travel', to: { x: 3, y: 1 } },
  { kind: 'fetch' },
  { kind: 'wear-best' },
  { kind: 'move', direction: 'e', steps: 5 },
];

describe('an action of several turns', () => {
  test.each(SERIES)('asks first while poison could take the last hit points: $kind', (action) => {
    const game = poisoned(4, 5);
    expect(refusal(game, action)).toEqual({ code: 'danger', danger: 'deadly', what: 'venom' });
    expect(act(poisoned(6, 5), action).turns).toBe(1);
    const sure = { ...action, sure: true } as Action;
    expect(act(game, sure).game.over).not.toBeNull();
  });

  test('asks first while hunger could take the last hit point', () => {
    expect(refusal(wounded(map(starving(1)), 1), { kind: 'explore' })).toEqual({
      code: 'danger',
      danger: 'deadly',
      what: 'hunger',
    });
  });

  test('asks first while poison and hunger together could kill, and names the stronger one', () => {
    const game = wounded(bearing(map(starving(1)), 'hero', poison(3, 2, null)), 3);
    expect(refusal(game, { kind: 'explore' })).toEqual({ code: 'danger', danger: 'deadly', what: 'venom' });
    expect(act(wounded(game, 4), { kind: 'explore' }).turns).toBe(1);
  });

  test('does not report healing to a hero that has died', () => {
    expect(kindsOf(act(poisoned(4, 5), { kind: 'rest', sure: true }))).not.toContain('healed');
  });

  test('stops before the turn that could be the last', () => {
    const game = wounded(map(starving(3)), 1);
    const result = act(game, { kind: 'move', direction: 'e', steps: 9 });
    expect(stopOf(result)).toMatchObject({ reason: 'deadly', what: 'hunger', turns: 2 });
    expect(hpOf(result.game.hero)).toBe(1);
  });

  test('asks about this danger, not about low health, when it is a fight at the last hit points', () => {
    const game = wounded(bearing(scenario('@w'), 'hero', poison(3, 2, null)), 2);
    expect(refusal(game, { kind: 'fight' })).toMatchObject({ danger: 'deadly' });
    expect(act(game, { kind: 'fight', sure: true }).turns).toBe(1);
  });

  test('is listed with its confirmation', () => {
    expect(legalActions(poisoned(5, 5), loadRaws())).toContainEqual({ kind: 'explore', sure: true });
  });

  test('is listed with its confirmation, and asks first, when the next level has yet to be loaded', () => {
    const game = changed(wounded(scenario('@...<', { depth: 3, ...starving(1) }), 1), (draft) => {
      draft.levels['2'] = { parked: true, digest: '' };
    });
    expect(legalActions(game, loadRaws())).toContainEqual({ kind: 'ascend', sure: true });
    expect(refusal(game, { kind: 'ascend' })).toMatchObject({ danger: 'deadly' });
    expect(refusal(game, { kind: 'ascend', sure: true })).toEqual({ code: 'level-parked', depth: 2 });
  });

  test('does not ask if it is a single turn, or if the hero is invulnerable', () => {
    expect(act(poisoned(4, 5), { kind: 'wait' }).game.over).not.toBeNull();
    expect(act(poisoned(4, 5), { kind: 'move', direction: 'e' }).game.over).not.toBeNull();
    const god = changed(poisoned(4, 5), ({ hero }) => {
      hero.godMode = true;
    });
    expect(act(god, { kind: 'explore' }).turns).toBeGreaterThan(0);
  });

  test('does not ask in the town, where nobody starves', () => {
    expect(act(wounded(map({ ...starving(1), depth: 1 }), 1), { kind: 'explore' }).turns).toBeGreaterThan(1);
  });
});
