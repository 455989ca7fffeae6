import { type EntityId, type Game, type GameEvent, view } from '../../../src/engine';
import { threatenedCells } from '../../../src/engine/view/threatened-cells';
import { loadRaws } from '../../../src/raws';
import { demons, TOUGH } from '../../support/demons';
import { think } from '../../support/minds';
import { find } from '../../support/scenario';

const raws = loadRaws();

/** Game after a turn in which a hound has begun to wind up a blow. The turn counter is 0. */
const begun = think(demons('@...v', TOUGH));
const prepared = begun.events.filter(({ kind }) => kind === 'prepared');

const threatens = (game: Partial<Game>): boolean =>
  threatenedCells(view({ ...begun.game, events: prepared, ...game }, raws)).length > 0;

test('cells are threatened while the creature remembers its wind-up', () => {
  for (let turn = 1; turn < 20; turn++) {
    const strikes = think({ ...begun.game, events: prepared, turn }).intents.size > 0;
    expect(threatens({ turn })).toBe(strikes);
  }
});

test('a wind-up threatens for twelve turns', () => {
  expect([0, 12, 13].map((turn) => threatens({ turn }))).toEqual([true, true, false]);
});

test('a blow that has fallen ends its own threat only', () => {
  const { id, raw } = find(begun.game, 'vault-hound');
  const cast = (caster: EntityId): GameEvent => {
    const at = begun.game.hero.position;
    return { kind: 'cast', turn: 1, sense: 'seen', caster: { id: caster, raw }, spell: 'pounce', at, from: at };
  };
  expect([id, id + 1].map((caster) => threatens({ events: [...prepared, cast(caster)] }))).toEqual([false, true]);
});
