import { newGame, summarizeGame, turn, view } from '../../src/engine';
import type { Game } from '../../src/engine/state/game';
import { loadRaws } from '../../src/raws';
import { eventsOfKind } from '../support/combat';
import { act, changed, find, here, refusal, scenario } from '../support/scenario';

const raws = loadRaws();

/** Game of the campaign The Sprint in its last level. */
const inVault = (drawing: string): Game =>
  changed(scenario(drawing, { depth: 4, legend: { C: 'sprint-cup' } }), (game) => {
    Object.assign(game, { campaign: 'sprint', deepest: 4 });
  });

test.each(['one', 'two', 'three'])(
  'the Sprint begins on a level without stairs up, with the usual hero (%s)',
  (seed) => {
    const game = newGame({ seed, campaign: 'sprint' }, raws);
    expect(game).toMatchObject({ kit: 'tinker', depth: 2, deepest: 2 });
    expect(game.hero.boons).toEqual(['burning-blade', 'troll-blood']);
    expect(game.pack.map(({ raw }) => raw)).toEqual(
      expect.arrayContaining(['fireball-scroll', 'magic-mapping-scroll']),
    );
    expect(here(game).tiles).not.toContain('<');
    expect(refusal(game, { kind: 'ascend' })).toMatchObject({ code: 'no-stairs' });
    expect(game.hero.position).toEqual(here(game).start);
    expect(view(game, raws).standingOn).not.toBe('>');
  },
);

test('taking the cup wins the laurel and ends the run', () => {
  const taken = act(inVault('@C'), { kind: 'move', direction: 'e' });
  const { game, events } = act(taken.game, { kind: 'pickup' });
  expect(eventsOfKind({ events }, 'laurel')).toMatchObject([{ taken: true }]);
  expect(game).toMatchObject({ laurel: true, over: { result: 'retired', depth: 4 } });
  expect(view(game, raws).carried).toBe('sprint-cup');
});

test('the score counts turns and lost hit points, but no experience', () => {
  const won = (turns: number, wounds: number): number => {
    const game = changed(inVault('@'), (draft) => {
      Object.assign(draft, { laurel: true, turn: turns, wounds, coins: 0, tallies: {} });
      draft.over = { result: 'retired', turn: turns, depth: 4, by: null, cause: null };
    });
    return summarizeGame(game, raws)?.score ?? 0;
  };
  expect(won(200, 0) - won(300, 0)).toBe(100);
  expect(won(200, 0) - won(200, 10)).toBe(80);
  expect(won(9000, 9000)).toBe(200 + 500);
});

test('blows count as lost hit points in the Sprint alone', () => {
  const fought = (game: Game): Game => {
    let now = game;
    for (let n = 0; n < 40 && now.over === null; n++) {
      const result = turn(now, { kind: 'wait' }, raws);
      if (result.ok) now = result.game;
    }
    return now;
  };
  const drawing = '@o';
  const sprint = changed(scenario(drawing, { depth: 4 }), (game) => void Object.assign(game, { campaign: 'sprint' }));
  expect(fought(sprint).wounds).toBeGreaterThan(0);
  expect(fought(scenario(drawing, { depth: 4 })).wounds).toBeUndefined();
});

test('no portal opens, because there is no town', () => {
  const game = changed(
    scenario('@', { depth: 3, carried: ['town-portal-scroll'], identified: ['town-portal-scroll'] }),
    (draft) => void Object.assign(draft, { campaign: 'sprint' }),
  );
  const scroll = find(game, 'town-portal-scroll').id;
  const result = turn(game, { kind: 'use', item: scroll }, raws);
  expect(result.ok ? result.game.depth : 3).toBe(3);
});
