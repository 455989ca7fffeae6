import * as fc from 'fast-check';
import { legalActions, turn, view } from '../../../src/engine';
import { earnBoon } from '../../../src/engine/creatures/boons';
import type { Game } from '../../../src/engine/state/game';
import { closeWorld, openWorld } from '../../../src/engine/state/world-draft';
import { loadRaws } from '../../../src/raws';
import { offered, withBoons } from '../../support/boons';
import { eventsOfKind } from '../../support/combat';
import { act, changed, find, poolsWith, refusal, scenario } from '../../support/scenario';

const raws = loadRaws();
const OFFER = ['wildfire', 'toxins', 'bulwark'];

/** Game after the hero has reached these levels, one after the other. */
function reaching(levels: readonly number[], game: Game = scenario('@')): Game {
  const world = openWorld(structuredClone(game), raws);
  for (const level of levels) earnBoon(world, level);
  return closeWorld(world);
}

const offerAt = (level: number, game?: Game): string[] => reaching([level], game).hero.earnedBoons?.offer ?? [];

describe('earning a boon', () => {
  it('comes with levels 2, 3, 5, 7, 9 and every fourth after', () => {
    const levels = Array.from({ length: 24 }, (_, index) => index + 2);
    const earning = levels.filter((level) => offerAt(level).length > 0);
    expect(earning).toEqual([2, 3, 5, 7, 9, 13, 17, 21, 25]);
  });

  it('comes with the kill that raises the hero to level 2, and changes nothing else of the level', () => {
    const hero = poolsWith({ xp: 950, hp: { current: 5, max: 30 } });
    const before = changed(scenario('@w', { hero, seed: 'b' }), (game) => {
      for (const one of Object.values(game.levels)) {
        if ('entities' in one) for (const mob of one.entities) if (mob.pools) mob.pools.hp.current = 1;
      }
    });
    let game = before;
    for (let tries = 0; tries < 20 && game.kills === 0; tries++)
      game = act(game, { kind: 'attack', direction: 'e' }).game;
    expect(game.hero.pools.level).toBe(2);
    expect(game.hero.pools.hp.current).toBe(game.hero.pools.hp.max);
    expect(game.hero.earnedBoons?.levels).toEqual([2]);
    expect(game.events.map(({ kind }) => kind)).toContain('boon-earned');
  });

  it('offers on any seed three boons of three schools that the hero does not have', () => {
    const ids = raws.boons.map(({ id }) => id);
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.subarray(ids, { maxLength: 12 }), (seed, boons) => {
        const game = { ...withBoons(scenario('@'), ...boons), seed };
        const offer = offerAt(5, game);
        const schools = new Set(offer.map((id) => raws.boon[id]?.school));
        expect(offer.some((id) => boons.includes(id))).toBe(false);
        const left = new Set(raws.boons.filter(({ id }) => !boons.includes(id)).map(({ school }) => school));
        expect(schools.size).toBe(offer.length);
        expect(offer).toHaveLength(Math.min(3, left.size));
      }),
    );
  });

  it('depends on the seed and the level, not on the dice of the run', () => {
    const game = scenario('@');
    expect(offerAt(5, { ...game, rng: [1, 2, 3, 4], turn: 99 })).toEqual(offerAt(5, game));
    const offers = ['a', 'b', 'c', 'd'].map((seed) => offerAt(5, { ...game, seed }).join());
    expect(new Set(offers).size).toBeGreaterThan(1);
    expect(reaching([5], game).rng).toEqual(game.rng);
  });

  it('offers at least one boon that is of use to a hero without shield, magic and poison', () => {
    const bare = scenario('@', { worn: [], carried: [] });
    for (let n = 0; n < 60; n++) {
      const offer = offerAt(5, { ...bare, seed: `seed ${n}` });
      expect(offer.some((id) => raws.boon[id]?.needs === undefined)).toBe(true);
    }
  });

  it('waits in line behind an older offer', () => {
    const { hero } = reaching([2, 3]);
    expect(hero.earnedBoons?.levels).toEqual([2, 3]);
    expect(hero.earnedBoons?.offer).toEqual(offerAt(2));
  });

  it('ends when the hero has all boons', () => {
    expect(offerAt(5, withBoons(scenario('@'), ...raws.boons.map(({ id }) => id)))).toEqual([]);
  });
});

describe('taking a boon', () => {
  const start = (drawing = '@') => offered(scenario(drawing), OFFER);

  it('takes no time and draws no luck', () => {
    const before = start();
    const { game, turns, events } = act(before, { kind: 'answer', option: 2 });
    expect(turns).toBe(0);
    expect(game.rng).toEqual(before.rng);
    expect(game.hero.boons).toEqual(['toxins']);
    expect(game.hero.earnedBoons).toBeUndefined();
    expect(eventsOfKind({ events }, 'boon-taken')).toMatchObject([{ boon: 'toxins' }]);
  });

  it('is refused while a hostile creature is in view', () => {
    expect(refusal(start('@...w'), { kind: 'answer', option: 1 })).toMatchObject({ code: 'hostile-in-view' });
  });

  it('cannot be declined, and takes only a boon on offer', () => {
    for (const option of [null, 0, -1, 4, 1000]) {
      expect(refusal(start(), { kind: 'answer', option })).toEqual({ code: 'not-an-option' });
    }
  });

  it('works once: a second answer is refused', () => {
    const { game } = act(start(), { kind: 'answer', option: 1 });
    expect(refusal(game, { kind: 'answer', option: 1 })).toEqual({ code: 'nothing-pending' });
  });

  it('opens the next offer, which lacks the boon just taken', () => {
    const { game } = act(offered(scenario('@'), OFFER, [3]), { kind: 'answer', option: 1 });
    expect(game.hero.earnedBoons?.levels).toEqual([3]);
    expect(game.hero.earnedBoons?.offer).not.toContain('wildfire');
  });

  it('never gives the same boon twice, however high the hero rises', () => {
    let game = scenario('@');
    for (let level = 2; level < 60; level++) {
      game = reaching([level], game);
      if (game.hero.earnedBoons) game = act(game, { kind: 'answer', option: 1 }).game;
    }
    expect(game.hero.boons?.length).toBeGreaterThan(12);
    expect(new Set(game.hero.boons).size).toBe(game.hero.boons?.length);
  });

  it('raises the maximum hit points but not the current ones', () => {
    const hurt = scenario('@', { hero: poolsWith({ hp: { current: 7, max: 30 } }) });
    const { game } = act(offered(hurt, ['ox-back', ...OFFER.slice(1)]), { kind: 'answer', option: 1 });
    const { hp } = game.hero.pools;
    expect(hp).toEqual({ current: 7, max: hurt.hero.pools.hp.max + 10 });
  });

  it('is listed among the legal actions only while it would be accepted', () => {
    const answers = (game: Game) => legalActions(game, raws).filter(({ kind }) => kind === 'answer');
    expect(answers(start())).toEqual([1, 2, 3].map((option) => ({ kind: 'answer', option })));
    expect(answers(start('@...w'))).toEqual([]);
    expect(answers(scenario('@'))).toEqual([]);
  });

  it('waits until a pending choice has been answered', () => {
    const read = scenario('@', { carried: ['identify-scroll', 'health-potion'], identified: ['identify-scroll'] });
    const [scroll, potion] = read.pack.slice(-2);
    const { game } = act(offered(read, OFFER), { kind: 'use', item: scroll!.id });
    expect(refusal(game, { kind: 'answer', option: 1 })).toEqual({ code: 'not-an-option' });
    const { game: after } = act(game, { kind: 'answer', option: potion!.id });
    expect(after.hero.boons).toBeUndefined();
    expect(after.hero.earnedBoons?.offer).toEqual(OFFER);
  });
});

describe('an earned boon', () => {
  it('keeps the hero only from depths that the hero has not reached yet', () => {
    const stairs = offered(scenario('@>'), OFFER);
    expect(refusal(stairs, { kind: 'descend' })).toEqual({ code: 'boon-open' });
    const answered = act(stairs, { kind: 'answer', option: 1 }).game;
    expect(turn(answered, { kind: 'descend' }, raws).ok).toBe(true);
    const known = changed(stairs, (game) => {
      game.deepest = 3;
    });
    expect(turn(known, { kind: 'descend' }, raws).ok).toBe(true);
  });

  it('is in the view, which says if the player can take it now', () => {
    expect(view(offered(scenario('@'), OFFER), raws).hero.boonOffer).toEqual({ level: 2, boons: OFFER, isOpen: true });
    expect(view(offered(scenario('@...w'), OFFER), raws).hero.boonOffer?.isOpen).toBe(false);
    expect(view(scenario('@'), raws).hero).not.toHaveProperty('boonOffer');
  });

  it('stops the act that earns it, once', () => {
    const hero = poolsWith({ xp: 950, hp: { current: 30, max: 30 } });
    const start = changed(scenario('@....r.........', { hero }), (game) => {
      find(game, 'rat').pools!.hp.current = 1;
    });
    let game = start;
    for (let acts = 0; acts < 9 && game.kills === 0; acts++) game = act(game, { kind: 'explore' }).game;
    expect(game.hero.earnedBoons).toBeDefined();
    expect(game.events.at(-1)).toMatchObject({ kind: 'stopped', reason: 'boon' });
    const { events } = act(game, { kind: 'explore' });
    expect(eventsOfKind({ events }, 'stopped')).not.toMatchObject([{ reason: 'boon' }]);
  });

  it('does not stop an act that began while it was on offer', () => {
    const { events } = act(offered(scenario('@.........'), OFFER), { kind: 'explore' });
    expect(eventsOfKind({ events }, 'stopped')).not.toMatchObject([{ reason: 'boon' }]);
  });
  it('does not stop such an act after a fight on the way, either', () => {
    const rat = { raw: 'rat', naturalArmor: -60, ...poolsWith({ hp: { current: 1, max: 1 } }) } as const;
    const { game, events } = act(offered(scenario(`@${'.'.repeat(12)}r....`, { legend: { r: rat } }), OFFER), {
      kind: 'explore',
    });
    expect(game.kills).toBe(1);
    expect(eventsOfKind({ events }, 'stopped')).not.toMatchObject([{ reason: 'boon' }]);
  });
});
