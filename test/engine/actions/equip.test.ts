import fc from 'fast-check';
import { type Action, type Game, legalActions, type Slot, sameAction } from '../../../src/engine';
import { rawsFor } from '../../../src/engine/state/campaign';
import { loadRaws } from '../../../src/raws';
import { stopOf } from '../../support/actions';
import { kindsOf } from '../../support/combat';
import { isDeep } from '../../support/deep';
import { act, changed, find, refusal, type ScenarioOptions, scenario } from '../../support/scenario';

const on = (game: Game, raw: string): Action => ({ kind: 'equip', item: find(game, raw).id });

test('puts on a wearable thing once', () => {
  const game = scenario('@', { carried: ['dagger', 'rations'] });
  expect(refusal(game, on(game, 'rations'))).toEqual({ code: 'not-equippable' });
  const { game: armed } = act(game, on(game, 'dagger'));
  expect(find(armed, 'dagger').equipped?.slot).toBe('melee');
  expect(refusal(armed, on(armed, 'dagger'))).toEqual({ code: 'already-equipped' });
});

test('needs the thing in the pack', () => {
  const game = scenario('@/');
  expect(refusal(game, on(game, 'dagger'))).toEqual({ code: 'no-such-item' });
});

test('is refused without taking a turn when the hero knows that the worn item is cursed', () => {
  const game = scenario('@', { carried: ['dagger'], worn: ['longsword-minus-1'], identified: ['longsword-minus-1'] });
  expect(refusal(game, on(game, 'dagger'))).toEqual({ code: 'cursed', item: 'longsword-minus-1' });
});

test('takes the turn if the hero does not know of the curse on the worn item', () => {
  const game = scenario('@', { carried: ['dagger'], worn: ['longsword-minus-1'] });
  const result = act(game, on(game, 'dagger'));
  expect(kindsOf(result)).toContain('stuck');
  expect(result.turns).toBe(1);
});

test('takes one turn', () => {
  const game = scenario('@', { carried: ['dagger'] });
  expect(act(game, on(game, 'dagger')).turns).toBe(1);
});

describe('wear best', () => {
  const BEST = { kind: 'wear-best' } as const;

  const carrying = (carried: string[], more: ScenarioOptions = {}) =>
    scenario('@', { worn: ['rusty-longsword', 'stained-tunic'], carried, ...more });

  function wornIn(slot: Slot, game: ReturnType<typeof scenario>): string | undefined {
    return game.pack.find(({ equipped }) => equipped?.slot === slot)?.raw;
  }

  test('puts the best thing into every slot, one thing a turn', () => {
    const result = act(carrying(['leather-armor', 'longsword', 'chainmail-armor', 'chain-coif']), BEST);
    const { game } = result;
    expect([wornIn('melee', game), wornIn('torso', game), wornIn('head', game)]).toEqual([
      'longsword',
      'chainmail-armor',
      'chain-coif',
    ]);
    expect(stopOf(result)).toMatchObject({ reason: 'done', turns: 3 });
  });

  test.each([
    ['nothing', []],
    ['worse things', ['torn-trousers', 'cudgel']],
    ['unknown magic', ['dagger-of-venom', 'gauntlets-of-ogre-power']],
  ])('is refused, and not offered, with %s', (_, carried) => {
    const game = carrying(carried);
    expect(refusal(game, BEST)).toEqual({ code: 'nothing-better' });
    expect(legalActions(game, loadRaws())).not.toContainEqual(BEST);
  });

  test('is listed when something better is carried', () => {
    expect(legalActions(carrying(['longsword']), loadRaws())).toContainEqual(BEST);
  });

  test('puts on magic items that the hero knows', () => {
    const known = carrying(['dagger-of-venom'], { identified: ['dagger-of-venom'] });
    expect(wornIn('melee', act(known, BEST).game)).toBe('dagger-of-venom');
  });

  test('puts on nothing that is known to be cursed, and leaves alone worn things that cannot be taken off', () => {
    const identified = ['longsword-minus-1'];
    expect(refusal(carrying(identified, { identified, worn: ['cudgel'] }), BEST)).toEqual({ code: 'nothing-better' });
    expect(refusal(carrying(['war-axe'], { identified, worn: identified }), BEST)).toEqual({ code: 'nothing-better' });
  });

  test('finds nothing better after one use, for any pack and any strength', () => {
    const { items, archetypes } = rawsFor(loadRaws(), { campaign: 'amulet' });
    const gear = items.flatMap(({ id }) => (archetypes[id]?.equippable && !archetypes[id]?.cursed ? [id] : []));
    const pack = fc.array(fc.constantFrom(...gear), { minLength: 2, maxLength: 10 });
    fc.assert(
      fc.property(pack, fc.integer({ min: 8, max: 20 }), fc.boolean(), (carried, might, isSkilled) => {
        const game = changed(scenario('@', { carried, identified: carried }), ({ hero }) => {
          const of = (base: number) => ({ base, modifiers: 0 });
          hero.attributes = { might: of(might), fitness: of(11), quickness: of(28 - might), intelligence: of(11) };
          if (isSkilled) hero.skills = { melee: 20, defense: 20, magic: 1 };
        });
        const done = legalActions(game, loadRaws()).some((action) => sameAction(action, BEST))
          ? act(game, BEST).game
          : game;
        expect(refusal(done, BEST)).toEqual({ code: 'nothing-better' });
      }),
      { numRuns: isDeep ? 1000 : 150 },
    );
  });

  test('is refused with an enemy in view', () => {
    expect(refusal(scenario('@.o', { carried: ['longsword'] }), BEST)).toEqual({ code: 'hostile-in-view', who: 'orc' });
  });
});
