import { type Game, legalActions } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { stopped } from '../../support/actions';
import { act, changed, find, here, refusal, scenario, withPortalUnder } from '../../support/scenario';

const fetching = (game: Game, raw: string) => ({ kind: 'fetch', item: find(game, raw).id }) as const;

test('the hero goes to the thing and takes it', () => {
  const game = scenario('@../', { carried: [] });
  const { game: after, events, turns } = act(game, fetching(game, 'dagger'));
  expect(after.pack.map(({ raw }) => raw)).toContain('dagger');
  expect(after.hero.position).toEqual({ x: 4, y: 1 });
  expect(turns).toBe(4);
  expect(stopped(events)).toMatchObject({ reason: 'done', what: 'dagger', turns: 4 });
});

test('something new in sight ends the walk early', () => {
  const game = scenario(`
    @..../
    ####.#
    ####.#
    ####!#`);
  const { game: after, events } = act(game, fetching(game, 'dagger'));
  expect(after.pack.map(({ raw }) => raw)).not.toContain('dagger');
  expect(stopped(events)).toMatchObject({ reason: 'item', turns: 4 });
});

test('fetching does not begin in sight of an enemy', () => {
  const game = scenario('@./.w');
  expect(refusal(game, fetching(game, 'dagger'))).toMatchObject({ code: 'hostile-in-view' });
});

test('a thing out of sight cannot be fetched', () => {
  const game = scenario('@.#/');
  expect(refusal(game, fetching(game, 'dagger'))).toEqual({ code: 'nothing-here' });
});

test('an item beyond deep water cannot be reached', () => {
  const game = scenario('@.~/');
  expect(refusal(game, fetching(game, 'dagger'))).toEqual({ code: 'no-path' });
});

test('what the hero carries cannot be fetched', () => {
  const game = scenario('@.', { carried: ['dagger'] });
  expect(refusal(game, { kind: 'fetch', item: game.pack[0]?.id ?? 0 })).toEqual({ code: 'nothing-here' });
});

test('a thing on a known trap is taken only after a confirmation', () => {
  const game = changed(scenario('@.X', { legend: { X: { raw: 'bear-trap', hidden: null } } }), (draft) => {
    const dagger = { id: draft.nextId, kind: 'item', raw: 'dagger', position: { x: 3, y: 1 } } as const;
    here(draft).entities.push(dagger);
    draft.nextId += 1;
  });
  const action = fetching(game, 'dagger');
  expect(refusal(game, action)).toMatchObject({ code: 'danger', danger: 'trap' });
  expect(act(game, { ...action, sure: true }).events.some(({ kind }) => kind === 'triggered')).toBe(true);
});

test('nothing is fetched from the cell of a portal, because the portal would take the hero away', () => {
  const game = withPortalUnder(scenario('@.!.\n.../', { depth: 1 }), 'health-potion');
  expect(refusal(game, fetching(game, 'health-potion'))).toEqual({ code: 'no-path' });
  const { game: after } = act(game, { kind: 'fetch' });
  expect(after.depth).toBe(1);
  expect(after.pack.map(({ raw }) => raw)).toContain('dagger');
});

test('fetching is listed for visible things on other cells', () => {
  const game = scenario('@./#!');
  const listed = legalActions(game, loadRaws()).filter(({ kind }) => kind === 'fetch');
  expect(listed).toEqual([{ kind: 'fetch' }, fetching(game, 'dagger')]);
});

describe('fetching all', () => {
  const taken = (game: Game) => game.pack.filter(({ inBackpack }) => inBackpack).map(({ raw }) => raw);

  test('takes one thing after the other, nearest first', () => {
    const { game, events } = act(scenario('/..@.%..!', { carried: [] }), { kind: 'fetch' });
    expect(taken(game)).toEqual(['rations', 'health-potion', 'dagger']);
    expect(stopped(events)).toMatchObject({ reason: 'done' });
  });

  test('includes things that come into view on the way', () => {
    const game = scenario(
      `
      @..../
      ####.#
      ####.#
      ####!#`,
      { carried: [] },
    );
    expect(taken(act(game, { kind: 'fetch' }).game)).toEqual(['dagger', 'health-potion']);
  });

  test('leaves a thing that would overburden the hero', () => {
    const load = Array.from({ length: 3 }, () => 'tower-shield');
    const game = scenario('%.@./', { carried: load, legend: { '%': 'tower-shield' } });
    expect(taken(act(game, { kind: 'fetch' }).game).slice(load.length)).toEqual(['dagger']);
  });

  test('leaves a thing on a known trap', () => {
    const game = changed(
      scenario('@.X./', { carried: [], legend: { X: { raw: 'bear-trap', hidden: null } } }),
      (draft) => {
        here(draft).entities.push({ id: draft.nextId, kind: 'item', raw: 'rations', position: { x: 3, y: 1 } });
        draft.nextId += 1;
      },
    );
    expect(refusal(game, { kind: 'fetch' })).toEqual({ code: 'nothing-here' });
  });

  test('is refused with an enemy in view', () => {
    expect(refusal(scenario('@./.w'), { kind: 'fetch' })).toMatchObject({ code: 'hostile-in-view' });
  });
});
