import type { Game } from '../../../src/engine';
import { changed, find, scenario } from '../../support/scenario';
import { adviceOn, pools } from './advice-on';

const starving = { ...pools(6), hunger: { state: 'starving' as const, turns: 0 } };
const zapper = { knownSpells: [{ spell: 'zap', manaCost: 1 }] };

test('a starving hero drinks nothing while it has a meal', () => {
  expect(adviceOn(scenario('@.>', { hero: starving, carried: ['beer', 'rations'] }))).toBe('explore: chores');
  expect(adviceOn(scenario('@.>', { hero: starving, carried: ['beer'] }))).toBe('use: heal');
});

test('nobody drinks beer beside an enemy, nor while a fight costs little', () => {
  expect(adviceOn(scenario('@b', { hero: pools(6), carried: ['beer'] }))).toBe('fight: cornered');
  const full = { carried: ['health-potion'], identified: ['health-potion'] };
  expect(adviceOn(scenario('@r', { hero: starving, ...full }))).not.toBe('use: heal');
});

test('no unknown scroll is tried on an enemy while a known one would do', () => {
  const carried = ['magic-missile-scroll', 'rod-of-fireballs'];
  const hero = pools(16);
  expect(adviceOn(scenario('@..b', { hero, carried, identified: [] }))).toBe('use: untried-on-enemy');
  expect(adviceOn(scenario('@..b', { hero, carried, identified: ['rod-of-fireballs'] }))).toBe('fight: costly');
});

/** Game with a bandit that has few hit points left and is hard to hit. */
const hardToHit = (hp: number): Game =>
  changed(scenario('@.b', { hero: { ...pools(30), ...zapper }, carried: [] }), (game) => {
    const bandit = find(game, 'bandit');
    Object.assign(bandit, { naturalArmor: 18, pools: { ...bandit.pools, hp: { current: hp, max: 12 } } });
  });

test('a spell that is sure to kill goes before blows that often miss', () => {
  expect(adviceOn(hardToHit(2))).toBe('cast: sure-kill');
  expect(adviceOn(hardToHit(12))).not.toBe('cast: sure-kill');
});

/** Game of a hurt hero who last exchanged blows with a bandit `turns` turns ago. The bandit is out of sight. */
const after = (turns: number): Game =>
  changed(scenario('@.>#b', { hero: pools(12) }), (game) => {
    game.turn = 10;
    const at = game.hero.position;
    const attacker = { id: find(game, 'bandit').id, raw: 'bandit' };
    const target = { id: game.hero.id, raw: 'hero' };
    game.events = [{ kind: 'missed', fumble: false, attacker, target, at, from: at, turn: 10 - turns, sense: 'self' }];
  });

test('a hurt hero does not rest one turn after an enemy stepped out of sight', () => {
  expect(adviceOn(after(1))).toBe('wait: out-of-sight');
  expect(adviceOn(after(3))).toBe('explore: chores');
});

test('nobody waits for a coward that ran away wounded', () => {
  const wounded = (raw: string): Game =>
    changed(scenario('@.>#b', { hero: pools(12), legend: { b: raw } }), (game) => {
      game.turn = 10;
      const at = game.hero.position;
      const target = { id: find(game, raw).id, raw };
      const blow = {
        attacker: { id: game.hero.id, raw: 'hero' },
        target,
        at,
        from: at,
        turn: 9,
        sense: 'self',
      } as const;
      game.events = [{ kind: 'hit', attack: null, amount: 3, ...blow }];
    });
  expect(adviceOn(wounded('orc'))).toBe('wait: out-of-sight');
  expect(adviceOn(wounded('bandit'))).toBe('explore: chores');
});

test('an unknown potion is not tried if there is nothing to restore', () => {
  const unknown = (hp: number) => scenario('@>', { carried: ['health-potion'], hero: pools(hp), identified: [] });
  const full = changed(unknown(30), ({ aliases }) => {
    aliases['health-potion'] = { kind: 'potion', adjective: 'smelly', colour: 'red' };
  });
  expect(adviceOn(full)).toBe('descend: explored');
});
