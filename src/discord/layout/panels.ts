import { button, type Choice, inRows, type Row, row, select } from '../component';
import type { Panel, Verb } from '../control';
import type { Words } from '../presenter';
import type { Action, Board, HeldThing } from '../types';
import type { Controls } from './controls';
import { backButton, idsOf } from './ids';
import { padRows } from './pad';
import { type Page, pagedLabel, pageOf, pageRow } from './paging';
import { pendingControls } from './pending';
import { remark } from './remark';

const PLAIN = { say: [], aim: null };

/** Spells that get a button: four rows of five. */
const MOST_SPELLS = 20;

/** What stands below the picture of a living hero. A pending choice comes before everything else. */
export function panelControls(board: Board, panel: Panel, page: number, words: Words): Controls {
  if (board.view.pending) return pendingControls(board, 0, words);
  switch (panel) {
    case 'pad':
    case 'steps':
      return { ...PLAIN, rows: padRows(board, words, panel === 'steps' && !board.settings.steps) };
    case 'pack':
      return packControls(board, page, words);
    case 'spells':
      return spellControls(board, words);
  }
}

/** Two buttons in place of the pad. What is declined never happened. */
export function sureControls(board: Board, action: Action, why: string, { controls }: Words): Controls {
  const sure = { ...action, sure: true } as Action;
  return {
    ...PLAIN,
    say: [`${controls.sure} ${why}`],
    rows: [
      row(
        button({ id: idsOf(board)({ kind: 'act', action: sure }), label: controls.button.yes, style: 'danger' }),
        backButton(board, controls.button.no),
      ),
    ],
  };
}

export const mayRetire = ({ legal }: Board): boolean => legal.some(({ kind }) => kind === 'retire');

/** Asks before the run ends as a victor's. */
export function retireControls(board: Board, { controls }: Words): Controls {
  const { button: label } = controls;
  const retire = idsOf(board)({ kind: 'act', action: { kind: 'retire' } });
  return {
    ...PLAIN,
    say: [controls.retireQuestion],
    rows: [row(button({ id: retire, label: label.retire, style: 'success' }), backButton(board, label.notYet))],
  };
}

export function restartControls(board: Board, seed: string | null, { controls }: Words): Controls {
  return {
    ...PLAIN,
    say: [controls.restartQuestion],
    rows: [
      row(
        button({ id: idsOf(board)({ kind: 'restart', seed }), label: controls.button.startOver, style: 'danger' }),
        backButton(board, controls.button.keepPlaying),
      ),
    ],
  };
}

/** The selects of the pack, in their order. */
const PACK = ['use', 'equip', 'remove', 'drop'] as const satisfies Verb[];
type PackVerb = (typeof PACK)[number];

/** A select for each thing to do; all of them turn their pages together, a shorter one stays at its last. */
function packControls(board: Board, wanted: number, words: Words): Controls {
  const lists = PACK.map((verb) => ({ verb, listed: pageOf(fitting(board, verb), wanted) }));
  const longest = lists.map(({ listed }) => listed).reduce((a, b) => (b.pages > a.pages ? b : a));
  return {
    ...PLAIN,
    say: words.inventory(board.view),
    rows: [
      ...lists.flatMap(({ verb, listed }) => heldSelect(board, verb, listed, words)),
      ...pageRow(board, longest, words, (page) => ({ kind: 'panel', panel: 'pack', ...(page > 0 ? { page } : {}) })),
      row(backButton(board, words.controls.button.back)),
    ],
  };
}

/** What it can be done with. What wants a target may find none now: the choice then says so. */
function fitting({ legal, view }: Board, verb: PackVerb): HeldThing[] {
  const able = new Set(legal.flatMap((action) => (action.kind === verb ? [action.item] : [])));
  return view.held.filter(({ id, usable, range }) => able.has(id) || (verb === 'use' && usable && range !== null));
}

/** A select of held things; no row when there are none. */
function heldSelect(board: Board, verb: PackVerb, listed: Page<HeldThing>, words: Words): Row[] {
  if (listed.entries.length === 0) return [];
  const choices = listed.entries.map(
    (thing): Choice => ({ label: words.thing(thing), value: String(thing.id), description: remark(thing, words) }),
  );
  const label = pagedLabel(words.controls.menu[verb], listed, words);
  return [row(select(idsOf(board)({ kind: 'choose', verb }), label, choices))];
}

function spellControls(board: Board, words: Words): Controls {
  const id = idsOf(board);
  const able = new Set(board.legal.flatMap((action) => (action.kind === 'cast' ? [action.spell] : [])));
  const buttons = board.view.hero.spells.slice(0, MOST_SPELLS).map(({ spell, manaCost, range }) =>
    button({
      id: id(
        range === null
          ? { kind: 'act', action: { kind: 'cast', spell } }
          : { kind: 'aim', action: { kind: 'cast', spell } },
      ),
      label: words.controls.castSpell(words.spell(spell), manaCost),
      disabled: !able.has(spell),
    }),
  );
  return {
    ...PLAIN,
    say: [words.controls.castQuestion],
    rows: [...inRows(buttons), row(backButton(board, words.controls.button.back))],
  };
}
