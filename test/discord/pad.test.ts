import { messageProblems } from '../../scripts/discord/lint/message';
import type { PayloadData } from '../../scripts/discord/payload';
import { messageBody, type Reply } from '../../src/discord/api/reply';
import { boardMessage } from '../../src/discord/board/message';
import { PANELS, type Panel, parseCustomId } from '../../src/discord/custom-id/custom-id';
import type { Board } from '../../src/discord/types';
import { type Action, type Game, turn } from '../../src/engine';
import { loadRaws } from '../../src/raws';
import { randomRun, richGame, someGame } from '../support/random-run';
import { changed, here, scenario } from '../support/scenario';
import { blankStudio, boardOf, buttonsOf, controlOf, partsOf, problemsOf, Stage } from '../support/stage';

const raws = loadRaws();
const empty = boardOf(scenario('.@.'));
const RUNS = Number(process.env.RUNS ?? 4);
const STEPS = 40;

/** Every action that the controls of a board offer now. */
function offered(board: Board): Action[] {
  return PANELS.flatMap((panel) => {
    const message = boardMessage(board, blankStudio(), { panel });
    expect(messageProblems(messageBody({ ...message, attachments: [] }, false) as PayloadData, [])).toEqual(
      message.attachments.map(({ name }) => `attachment://${name} names no attachment`),
    );
    return partsOf({ kind: 'update', message }).flatMap(({ custom_id, disabled, options }): Action[] => {
      if (custom_id === undefined || disabled) return [];
      const control = parseCustomId(custom_id)?.control;
      if (control?.kind === 'act') return [control.action];
      if (control?.kind === 'again') return control.action ? [control.action] : [];
      if (control?.kind !== 'choose' || control.verb === 'answer') return [];
      const { verb } = control;
      return (options ?? []).map(({ value }) => ({ kind: verb, item: Number(value) }));
    });
  });
}

/** Without what a question adds: that it is meant, and whom it shall hit. */
const bare = (action: Action): string => JSON.stringify({ ...action, sure: undefined, at: undefined });

/** Questions are no refusals. */
const ASKS = ['danger', 'target-needed', 'level-parked'];

const starts = [
  ...Array.from({ length: RUNS }, (_, index): [string, Game] => [`run ${index}`, someGame(index)]),
  ['a rich hero', richGame('pad')] as [string, Game],
];

test.each(starts)('%s: nothing is offered that the game refuses', (seed, start) => {
  let seen = 0;
  let last: Action | null = null;
  for (const { game, view, legal } of randomRun(start, seed, STEPS)) {
    const actions = offered({ ...empty, view, legal, last });
    const able = new Set(legal.map(bare));
    expect(actions.filter((action) => !able.has(bare(action)))).toEqual([]);
    // One of them is really taken: what is legal is the game's own word.
    const action = actions[seen % actions.length];
    last = action ?? null;
    const result = action && turn(game, action, raws);
    expect(!result || result.ok || ASKS.includes(result.refusal.code) ? null : [action, result.refusal]).toBeNull();
    seen += actions.length;
  }
  expect(seen).toBeGreaterThan(100);
});

const padOf = (game: Game, panel: Panel = 'pad', more: Partial<Board> = {}) =>
  partsOf({
    kind: 'update',
    message: boardMessage({ ...boardOf(game), ...more }, blankStudio(), { panel }),
  }).filter(({ type }) => type === 2);

const labelsOf = (parts: ReturnType<typeof padOf>, enabled: boolean): string[] =>
  parts.flatMap(({ label, disabled = false }) => (label && disabled !== enabled ? [label] : []));

test('what decides stands first and stays where it is; what would not work is disabled there, and absent elsewhere', () => {
  const parts = padOf(scenario('.@.'));
  expect(parts.slice(0, 5).map(({ label }) => label)).toEqual(['Explore', 'Fight', 'Rest', 'Stairs down', 'Repeat']);
  expect(labelsOf(parts, false)).toEqual(['Explore', 'Fight', 'Rest', 'Stairs down', 'Repeat']);
  expect(labelsOf(parts, true)).toEqual(['Pack', 'Look', 'Walk', 'Menu', 'Wait']);
});

const standingOn = (tile: string): Game => {
  const game = scenario(`.${tile}.`);
  return { ...game, hero: { ...game.hero, position: { x: 2, y: 1 } } };
};

test('stairs underfoot go where they lead', () => {
  expect(labelsOf(padOf(standingOn('>')), true)).toContain('Go down');
  expect(labelsOf(padOf(standingOn('<')), true)).toContain('Go up');
});

test('known stairs are a click away, those down before those up', () => {
  expect(labelsOf(padOf(scenario('<.@.>')), true)).toContain('Stairs down');
  expect(labelsOf(padOf(scenario('<.@..')), true)).toContain('Stairs up');
});

test('what lies underfoot can be picked up, and only then', () => {
  const game = scenario('.@!');
  expect(labelsOf(padOf(game), true)).not.toContain('Pick up');
  const onto = turn(game, { kind: 'move', direction: 'e' }, raws);
  if (!onto.ok) throw new Error(onto.refusal.code);
  expect(labelsOf(padOf(onto.game), true)).toContain('Pick up');
});

test('the nearest thing in view that can be had is a click away', () => {
  expect(labelsOf(padOf(scenario('@../..%')), true)).toContain('Fetch: Dagger');
  expect(labelsOf(padOf(scenario('/~@..%')), true)).toContain('Fetch: Rations');
  expect(labelsOf(padOf(scenario('@./..w')), true)).not.toContain('Fetch: Dagger');
});

test('several things in view can be had with one click', () => {
  expect(labelsOf(padOf(scenario('@../.%')), true)).toContain('Fetch all');
  expect(labelsOf(padOf(scenario('@../..')), true)).not.toContain('Fetch all');
});

test('a thing on a known trap is asked about before it is fetched', async () => {
  const trapped = scenario('@.X', { legend: { X: { raw: 'bear-trap', hidden: null } } });
  const item = trapped.nextId;
  const game = changed(trapped, (draft) => {
    here(draft).entities.push({ id: item, kind: 'item', raw: 'dagger', position: { x: 3, y: 1 } });
    draft.nextId += 1;
  });
  const stage = new Stage(game);
  const asked = await stage.press(controlOf(await stage.type('play'), `do:fetch:${item}`).custom_id!);
  expect(stage.v).toBe(0);
  await stage.press(controlOf(asked, `do:fetch!:${item}`).custom_id!);
  expect(stage.v).toBe(1);
});

const endings = (parts: ReturnType<typeof padOf>, enabled: boolean): string[] =>
  parts.flatMap(({ custom_id = '', disabled = false }) =>
    disabled === enabled ? [] : [custom_id.split('|')[3] as string],
  );

test('the last action is offered again as long as it would be taken, without the yes it once took', () => {
  const game = scenario('.@.');
  const again = (last: Action | null) =>
    endings(padOf(game, 'pad', { last }), true).filter((ending) => ending.startsWith('again'));
  expect(again(null)).toEqual([]);
  expect(again({ kind: 'wait' })).toEqual(['again:wait']);
  expect(again({ kind: 'move', direction: 'e', steps: 4, sure: true })).toEqual(['again:move:e:4']);
  expect(again({ kind: 'fight' })).toEqual([]);
  expect(again({ kind: 'answer', option: null })).toEqual([]);
});

test('directions are opened, stay open while one walks, and are closed', async () => {
  const stage = new Stage(scenario('...@...'));
  const closed = await stage.type('play');
  const open = await stage.press(controlOf(closed, 'panel:steps').custom_id!);
  expect(buttonsOf(open)).toEqual(['W', 'Wait', 'E', 'Pack', 'Look', 'Close', 'Menu']);
  const walked = await stage.press(controlOf(open, 'go:move:e').custom_id!);
  expect(stage.v).toBe(1);
  expect(buttonsOf(walked)).toContain('E');
  expect(buttonsOf(await stage.press(controlOf(walked, 'panel:pad').custom_id!))).not.toContain('E');
});

/** Labels of the buttons, row by row. */
const rowsOf = (reply: Reply): string[][] =>
  partsOf(reply).flatMap(({ type, components }) =>
    type === 1 ? [(components ?? []).map(({ label = '' }) => label)] : [],
  );

test.each([{}, { steps: true }, { classic: true }])('nothing stands beside the directions (%j)', async (settings) => {
  const stage = new Stage(
    scenario('.@!', { carried: ['beer'], hero: { knownSpells: [{ spell: 'zap', manaCost: 1 }] } }),
    {},
    settings,
  );
  const underfoot = await stage.press('v1|run|0|go:move:e');
  const [, ...rows] = rowsOf(underfoot);
  expect(rows.slice(0, 3)).toEqual([
    ['NW', 'N', 'NE'],
    ['W', 'Wait', 'E'],
    ['SW', 'S', 'SE'],
  ]);
  expect(rows.slice(3).flat()).toEqual(expect.arrayContaining(['Pack', 'Pick up', 'Cast']));
});

test('with the directions open, whatever else there may be to do finds room', () => {
  const board = boardOf(scenario('.@.', { hero: { knownSpells: [{ spell: 'zap', manaCost: 1 }] } }));
  const acts = ['pickup', 'ascend', 'retire'].map((kind) => ({ kind }) as Action);
  const legal: Action[] = [...acts, { kind: 'cast', spell: 'zap', at: { x: 2, y: 1 } }];
  const shops = [11, 12, 13, 14].map((id) => ({ vendor: { id, raw: 'barkeep' }, wares: [], offers: [] }));
  const party = { channel: '7', mode: 'vote', holder: '1', members: ['1'], idle: false, votes: [], needed: 1 } as const;
  const full = {
    ...board,
    view: { ...board.view, shops },
    legal,
    party: { ...party, members: [...party.members], votes: [], open: 0, log: [{ version: 1, by: '1', kind: 'wait' }] },
  } as Board;
  const message = boardMessage(full, blankStudio(), { panel: 'steps', level: true, note: 'A note.' });
  expect(buttonsOf({ kind: 'update', message })).toHaveLength(13);
  expect(problemsOf(message)).toEqual([]);
});

test('who wants them at hand has the directions on the board for good', async () => {
  const stage = new Stage(scenario('...@...'), {}, { steps: true });
  const board = await stage.type('play');
  expect(buttonsOf(board)).toEqual(['W', 'Wait', 'E', 'Pack', 'Look', 'Menu']);
  expect(buttonsOf(await stage.press(controlOf(board, 'do:move:e').custom_id!))).toContain('E');
});

test('in words every button is a word, and directions are whole ones', async () => {
  const stage = new Stage(scenario('...@...'), {}, { text: true });
  const parts = partsOf(await stage.press('v1|run|0|panel:steps')).filter(({ type }) => type === 2);
  expect(parts.map(({ label }) => label)).toEqual(expect.arrayContaining(['north-west', 'west', 'south']));
  expect(parts.filter(({ label, emoji }) => !label || emoji)).toEqual([]);
});

test('with a picture every button has a word beside its sign', () => {
  const parts = PANELS.flatMap((panel) => padOf(scenario('.@r', { carried: ['beer'] }), panel));
  expect(parts.filter(({ label }) => !label)).toEqual([]);
});
