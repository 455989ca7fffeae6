import type { Game } from '../../../src/engine';
import { createEntity } from '../../../src/engine/creatures/create';
import { kingDistance, pointOf } from '../../../src/lib/geometry';
import { rngFromSeed } from '../../../src/lib/rng';
import { adviseOn } from '../../../src/play/advice/advice';
import { choiceMade } from '../../../src/play/options/last-choice';
import { optionsIn } from '../../../src/play/options/question';
import { loadRaws } from '../../../src/raws';
import { arrivedAtFork, onStairs, stairs } from '../../support/forks';
import { act, changed, here } from '../../support/scenario';
import { adviceOn, situationIn } from '../advice/advice-on';

const raws = loadRaws();
const fork = arrivedAtFork(3);
const options = (game: Game) => optionsIn(situationIn(game));

const [FIRST, SECOND] = stairs(fork);
const branch = (recipe: string, action: object) => ({
  ...{ kind: 'leave', action, price: {} },
  subject: { kind: 'branch', recipe },
});
const DOWN = { kind: 'descend', sure: true };

test('on the stairs to either way the board offers both, always in the same order', () => {
  expect(options(onStairs(fork, 0))).toEqual([
    branch('deep-limestone-caverns', DOWN),
    branch('wet-caverns', { kind: 'travel', to: SECOND }),
  ]);
  expect(options(onStairs(fork, 1))).toEqual([
    branch('deep-limestone-caverns', { kind: 'travel', to: FIRST }),
    branch('wet-caverns', DOWN),
  ]);
});

test('the option takes the way without another question', () => {
  const [, second] = options(onStairs(fork, 1));
  expect(here(act(onStairs(fork, 1), second!.action).game).recipe).toBe('wet-caverns');
});

test('stairs that the player has picked are taken without a second question', () => {
  const asked = act(fork, { kind: 'descend' }).game;
  const pick = options(asked).find(({ action }) => action.kind === 'travel')!.action;
  const there = { ...situationIn(act(asked, pick).game), last: pick };
  expect(there.view.standingOn).toBe('>');
  expect(optionsIn(there)).toEqual([]);
  expect(adviseOn(there)).toEqual({ action: DOWN, reason: 'chosen-stairs' });
  expect(optionsIn({ ...there, last: { kind: 'explore' } })).toHaveLength(2);
});

test('stairs that the hero has not found are looked for', () => {
  const near = changed(onStairs(fork, 0), (draft) => {
    const level = here(draft);
    const isNear = (cell: number): boolean => kingDistance(pointOf(level, cell), FIRST) <= 4;
    level.revealed = [...level.revealed].map((_, cell) => (isNear(cell) ? '1' : '0')).join('');
  });
  expect(options(near).at(1)).toEqual(branch('wet-caverns', { kind: 'explore' }));
});

test('away from the stairs, and once a way is taken, nothing is asked', () => {
  expect(options(fork)).toEqual([]);
  const back = act(act(onStairs(fork, 0), { kind: 'descend', sure: true }).game, { kind: 'ascend' }).game;
  expect(options(back)).toEqual([]);
});

test('an enemy in view is dealt with first', () => {
  const met = changed(onStairs(fork, 0), (draft) => {
    const orc = createEntity(raws, rngFromSeed('orc'), 'orc', 9000);
    here(draft).entities = [{ ...orc, position: { x: FIRST.x + 1, y: FIRST.y } }];
  });
  expect(options(met).map(({ subject }) => subject.kind)).not.toContain('branch');
});

test('a choice of ways is remembered', () => {
  const { choice } = choiceMade(raws, onStairs(fork, 0), { kind: 'descend', sure: true });
  expect(JSON.parse(choice!)).toMatchObject({ taken: 0, subjects: [{ recipe: 'deep-limestone-caverns' }, {}] });
});

test('on an explored level, the board leads to the nearest stairs', () => {
  expect(adviceOn(fork)).toBe('descend: explored');
});
