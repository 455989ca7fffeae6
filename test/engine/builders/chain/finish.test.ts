import { finishDraft } from '../../../../src/engine/builders/chain/finish';
import { draftOf } from '../../../support/draft';

const ROOMS = `
  ##############
  #@....#......#
  #............#
  #.....#......#
  ##############`;
const at = (x: number, y: number) => y * 14 + x;

/** Cells of the doors that `finishDraft` leaves standing. */
function kept(map: string, ...doors: number[]): number[] {
  const draft = draftOf(map);
  draft.spawns = doors.map((cell) => ({ cell, raw: 'door', explicit: true }));
  finishDraft(draft);
  return draft.spawns.map(({ cell }) => cell);
}

test('a door that divides two areas stays', () => {
  expect(kept(ROOMS, at(6, 2))).toEqual([at(6, 2)]);
});

test('a door that divides nothing is removed', () => {
  expect(kept(ROOMS, at(3, 2))).toEqual([]);
  expect(kept(ROOMS.replace('#.....#......#', '#............#'), at(6, 2))).toEqual([]);
});

test('one of two doors side by side is removed', () => {
  const passage = `
    ##############
    #@...####....#
    #............#
    #....####....#
    ##############`;
  expect(kept(passage, at(5, 2), at(6, 2))).toEqual([at(5, 2)]);
});

test('a path through a hidden door does not count as a way round', () => {
  const draft = draftOf(`
    ##############
    #@....#......#
    #............#
    #............#
    ##############`);
  draft.spawns = [
    { cell: at(6, 3), raw: 'hidden-door', explicit: true },
    { cell: at(6, 2), raw: 'door', explicit: true },
  ];
  finishDraft(draft);
  expect(draft.spawns).toHaveLength(2);
});
