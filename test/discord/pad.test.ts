import { messageProblems } from '../../scripts/discord/lint/message';
import type { PayloadData } from '../../scripts/discord/payload';
import { PANELS, parseControlId } from '../../src/discord/control';
import { boardMessage } from '../../src/discord/layout/board';
import { messageBody } from '../../src/discord/reply';
import type { Board } from '../../src/discord/types';
import { type Action, type Game, turn } from '../../src/engine';
import { loadRaws } from '../../src/raws';
import { randomRun, richGame, someGame } from '../support/random-run';
import { scenario } from '../support/scenario';
import { blankStudio, boardOf, partsOf } from '../support/stage';

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
      const control = parseControlId(custom_id)?.control;
      if (control?.kind === 'act') return [control.action];
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
  for (const { game, view, legal } of randomRun(start, seed, STEPS)) {
    const actions = offered({ ...empty, view, legal });
    const able = new Set(legal.map(bare));
    expect(actions.filter((action) => !able.has(bare(action)))).toEqual([]);
    // One of them is really taken: what is legal is the game's own word.
    const action = actions[seen % actions.length];
    const result = action && turn(game, action, raws);
    expect(!result || result.ok || ASKS.includes(result.refusal.code) ? null : [action, result.refusal]).toBeNull();
    seen += actions.length;
  }
  expect(seen).toBeGreaterThan(100);
});

const labelsOf = (game: Game, enabled: boolean): string[] =>
  partsOf({ kind: 'update', message: boardMessage(boardOf(game), blankStudio()) }).flatMap(
    ({ type, label, disabled = false }) => (type === 2 && label && disabled !== enabled ? [label] : []),
  );

test('the pad stands still: what cannot be done now is there, but disabled', () => {
  const alone = scenario('.@.');
  expect(labelsOf(alone, true)).toEqual(['Pack', 'Wait', 'Look']);
  expect(labelsOf(alone, false)).toEqual([
    'Pick up',
    'Cast',
    'Go down',
    'Rest',
    'Explore',
    'Fight nearest',
    'To stairs down',
    'To stairs up',
  ]);
});

test('stairs underfoot go where they lead', () => {
  const below = (tile: string) => {
    const game = scenario(`.${tile}.`);
    return { ...game, hero: { ...game.hero, position: { x: 2, y: 1 } } };
  };
  expect(labelsOf(below('>'), true)).toContain('Go down');
  expect(labelsOf(below('<'), true)).toContain('Go up');
});
