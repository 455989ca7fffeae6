import { BOT_NAMES, BOTS, type BotName } from '../../scripts/bots';
import { situationOf } from '../../scripts/bots/situation';
import { type Action, type Game, turn } from '../../src/engine';
import { rngFromSeed } from '../../src/lib/rng';
import { loadRaws } from '../../src/raws';
import { act, scenario } from '../support/scenario';

const raws = loadRaws();

/** The first thing the bot would do that the game accepts. */
function choice(bot: BotName, game: Game, { seed = 'bots', idle = 0 } = {}): Action {
  for (const action of BOTS[bot](situationOf(raws, game, rngFromSeed(seed), idle))) {
    if (turn(game, action, raws).ok) return action;
  }
  throw new Error('nothing to do');
}

const hurt = (current: number): { pools: NonNullable<Game['hero']['pools']> } => ({
  pools: { hp: { current, max: 30 }, mana: { current: 4, max: 4 }, level: 1, xp: 0, gold: 0, weight: 0, penalty: 0 },
});

describe('the random bot', () => {
  const game = scenario('.w.\n@.t\n.!.');

  test('does only what is legal, and never gives up', () => {
    const situation = situationOf(raws, game, rngFromSeed('any'), 0);
    const proposed = [...BOTS.random(situation)];
    const rest = situation.legal.filter(({ kind }) => kind !== 'abandon');
    expect(new Set(proposed)).toEqual(new Set(rest));
    expect(proposed).toHaveLength(rest.length);
  });

  test('does this or that', () => {
    const kinds = Array.from({ length: 40 }, (_, n) => choice('random', game, { seed: `stream ${n}` }).kind);
    expect(new Set(kinds).size).toBeGreaterThan(3);
  });
});

describe('the fighter', () => {
  test('fights what it sees', () => {
    expect(choice('fighter', scenario('@...w'))).toEqual({ kind: 'fight' });
  });

  test('drinks in a fight when it is low', () => {
    const game = scenario('@w', { hero: hurt(8), carried: ['health-potion'], identified: ['health-potion'] });
    expect(choice('fighter', game)).toMatchObject({ kind: 'use' });
  });

  test('casts what it knows at what it sees', () => {
    const game = scenario('@...w', { hero: { knownSpells: [{ spell: 'zap', manaCost: 1 }] } });
    expect(choice('fighter', game)).toMatchObject({ kind: 'cast', spell: 'zap', at: { x: 5, y: 1 } });
  });

  test('puts on what is better, and leaves what is worse', () => {
    expect(choice('fighter', scenario('@....', { worn: ['dagger'], carried: ['battleaxe'] })).kind).toBe('equip');
    expect(choice('fighter', scenario(`@${'.'.repeat(20)}`, { worn: ['battleaxe'], carried: ['dagger'] })).kind).toBe(
      'explore',
    );
  });

  test('goes for what lies about, and picks it up', () => {
    const game = scenario('@...%');
    expect(choice('fighter', game)).toEqual({ kind: 'travel', to: { x: 5, y: 1 } });
    const { game: there } = act(game, { kind: 'travel', to: { x: 5, y: 1 } });
    expect(choice('fighter', there).kind).toBe('pickup');
  });

  test('rests when it is hurt and alone', () => {
    expect(choice('fighter', scenario('@....', { hero: hurt(10) })).kind).toBe('rest');
  });

  test('eats when it is hungry', () => {
    const game = scenario('@....', { hero: { hunger: { state: 'hungry', turns: 5 } }, carried: ['rations'] });
    expect(choice('fighter', game)).toMatchObject({ kind: 'use' });
  });

  test('goes down once it has seen everything', () => {
    let game = scenario('@..>');
    for (let n = 0; n < 10 && choice('fighter', game).kind !== 'descend'; n++) {
      game = act(game, choice('fighter', game)).game;
    }
    expect(choice('fighter', game)).toEqual({ kind: 'descend' });
  });
});

test.each(BOT_NAMES)('the %s bot plays the same on the same chance', (bot) => {
  const game = scenario('.w.\n@.!\n..>');
  expect(choice(bot, game)).toEqual(choice(bot, game));
});
