import { legalActions } from '../../../src/engine';
import type { Game } from '../../../src/engine/state/game';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, kindsOf } from '../../support/combat';
import { act, changed, find, refusal, scenario } from '../../support/scenario';

const KNOWN = ['identify-scroll', 'remove-curse-scroll'];
const read = (game: Game, raw: string) => act(game, { kind: 'use', item: find(game, raw).id });

describe('a scroll that needs a choice', () => {
  const start = (identified = KNOWN) => scenario('@', { carried: ['identify-scroll', 'health-potion'], identified });

  it('takes no time to open and offers what fits', () => {
    const before = start();
    const { game, turns } = read(before, 'identify-scroll');
    expect(turns).toBe(0);
    expect(game.pending).toEqual({
      kind: 'identify',
      item: find(before, 'identify-scroll').id,
      options: [find(before, 'health-potion').id],
    });
  });

  it('accepts and lists nothing but its own answers while it waits', () => {
    const { game } = read(start(), 'identify-scroll');
    expect(refusal(game, { kind: 'wait' })).toEqual({ code: 'pending' });
    expect(legalActions(game, loadRaws())).toEqual([
      { kind: 'answer', option: find(game, 'health-potion').id },
      { kind: 'answer', option: null },
      { kind: 'abandon', sure: true },
    ]);
  });

  it('is used up by an answer, which takes the turn', () => {
    const { game: asked } = read(start(), 'identify-scroll');
    const { game, turns } = act(asked, { kind: 'answer', option: find(asked, 'health-potion').id });
    expect(turns).toBe(1);
    expect(game.pending).toBeNull();
    expect(game.identified).toContain('health-potion');
    expect(game.pack.map(({ raw }) => raw)).not.toContain('identify-scroll');
  });

  it('is kept without taking a turn when the player declines', () => {
    const { game: asked } = read(start(), 'identify-scroll');
    const { game, turns, events } = act(asked, { kind: 'answer', option: null });
    expect(turns).toBe(0);
    expect(game.pending).toBeNull();
    expect(game.identified).not.toContain('health-potion');
    expect(find(game, 'identify-scroll')).toBeDefined();
    expect(kindsOf({ events })).toEqual(['declined']);
  });

  it('refuses an answer that is none of its options', () => {
    const { game } = read(start(), 'identify-scroll');
    expect(refusal(game, { kind: 'answer', option: 99 })).toEqual({ code: 'not-an-option' });
  });

  it('reports its use once', () => {
    const { game: asked, events: first } = read(start(), 'identify-scroll');
    const { events } = act(asked, { kind: 'answer', option: find(asked, 'health-potion').id });
    expect(kindsOf({ events: first })).toEqual(['used']);
    expect(kindsOf({ events })).toEqual(['identified']);
  });
});

describe('without options', () => {
  it('a known scroll is refused and kept', () => {
    const game = scenario('@', { carried: ['identify-scroll'], identified: KNOWN });
    expect(refusal(game, { kind: 'use', item: find(game, 'identify-scroll').id })).toEqual({ code: 'no-effect-here' });
  });

  it('an unknown one takes the turn, is identified and kept', () => {
    const { game, turns } = read(scenario('@', { carried: ['identify-scroll'] }), 'identify-scroll');
    expect(turns).toBe(1);
    expect(game.pending).toBeNull();
    expect(game.identified).toEqual(['identify-scroll']);
    expect(find(game, 'identify-scroll')).toBeDefined();
  });
});

test('an answer needs a pending choice', () => {
  expect(refusal(scenario('@'), { kind: 'answer', option: null })).toEqual({ code: 'nothing-pending' });
});

describe('remove curse', () => {
  it('offers cursed items that are worn, and those in the backpack that the hero knows to be cursed', () => {
    const worn = scenario('@', { carried: ['remove-curse-scroll'], worn: ['longsword-minus-1'], identified: KNOWN });
    expect(read(worn, 'remove-curse-scroll').game.pending?.options).toEqual([find(worn, 'longsword-minus-1').id]);
    const carried = (identified: string[]) =>
      scenario('@', { carried: ['remove-curse-scroll', 'longsword-minus-1'], identified: [...KNOWN, ...identified] });
    const known = carried(['longsword-minus-1']);
    expect(read(known, 'remove-curse-scroll').game.pending?.options).toEqual([find(known, 'longsword-minus-1').id]);
    const unknown = carried([]);
    expect(refusal(unknown, { kind: 'use', item: find(unknown, 'remove-curse-scroll').id })).toEqual({
      code: 'no-effect-here',
    });
  });

  it('lifts the curse from the chosen item, which the hero can then take off', () => {
    const start = scenario('@', {
      carried: ['remove-curse-scroll', 'longsword-minus-1'],
      worn: ['longsword-minus-1'],
      identified: [...KNOWN, 'longsword-minus-1'],
    });
    const worn = start.pack.find(({ equipped }) => equipped)!.id;
    const { game: asked } = read(start, 'remove-curse-scroll');
    const { game, events } = act(asked, { kind: 'answer', option: worn });
    expect(eventsOfKind({ events }, 'uncursed')).toMatchObject([{ item: { id: worn } }]);
    expect(act(game, { kind: 'remove', item: worn }).game.pack.find(({ id }) => id === worn)).toHaveProperty(
      'inBackpack',
    );
    expect(game.pack.find(({ id, raw }) => id !== worn && raw === 'longsword-minus-1')).not.toHaveProperty('cursed');
  });
});

test('a hero who dies before choosing leaves no pending choice', () => {
  const start = changed(
    scenario('@w', { carried: ['identify-scroll', 'health-potion'], identified: KNOWN }),
    ({ hero }) => {
      hero.pools.hp.current = 1;
    },
  );
  let { game } = read(start, 'identify-scroll');
  game = act(game, { kind: 'answer', option: find(game, 'health-potion').id }).game;
  expect(game.pending).toBeNull();
});
