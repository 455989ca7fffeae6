import { button, type Choice, inRows, type Row, row, select } from '../api/component';
import type { Panel, Verb } from '../custom-id/custom-id';
import type { Action, Board, HeldThing } from '../types';
import type { Controls } from './controls';
import { backButton, idsOf } from './ids';
import { itemDescription } from './item-description';
import { type Page, pagedLabel, pageOf, pageRow } from './paging';
import { pendingControls } from './pending-choice';
import type { I18n } from './renderer';
import { padRows } from './rows';

const PLAIN = { say: [], aim: null };

/** Spells that get a button: four rows of five. */
const MOST_SPELLS = 20;

/** What stands below the picture of a living hero. A pending choice comes before everything else. */
export function panelControls(board: Board, panel: Panel, page: number, i18n: I18n): Controls {
  if (board.view.pending) return pendingControls(board, 0, i18n);
  switch (panel) {
    case 'pad':
    case 'steps':
      return { ...PLAIN, rows: padRows(board, i18n, panel === 'steps' && !board.settings.steps) };
    case 'pack':
      return packControls(board, page, i18n);
    case 'spells':
      return spellControls(board, i18n);
  }
}

/** Two buttons in place of the pad. What is declined never happened. */
export function sureControls(board: Board, action: Action, why: string, { controls }: I18n): Controls {
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
export function retireControls(board: Board, { controls }: I18n): Controls {
  const { button: label } = controls;
  const retire = idsOf(board)({ kind: 'act', action: { kind: 'retire' } });
  return {
    ...PLAIN,
    say: [controls.retireQuestion],
    rows: [row(button({ id: retire, label: label.retire, style: 'success' }), backButton(board, label.notYet))],
  };
}

export function restartControls(board: Board, seed: string | null, { controls }: I18n): Controls {
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
function packControls(board: Board, wanted: number, i18n: I18n): Controls {
  const lists = PACK.map((verb) => ({ verb, listed: pageOf(fitting(board, verb), wanted) }));
  const longest = lists.map(({ listed }) => listed).reduce((a, b) => (b.pages > a.pages ? b : a));
  return {
    ...PLAIN,
    say: i18n.inventory(board.view),
    rows: [
      ...lists.flatMap(({ verb, listed }) => heldSelect(board, verb, listed, i18n)),
      ...pageRow(board, longest, i18n, (page) => ({ kind: 'panel', panel: 'pack', ...(page > 0 ? { page } : {}) })),
      row(backButton(board, i18n.controls.button.back)),
    ],
  };
}

/** What it can be done with. What wants a target may find none now: the choice then says so. */
function fitting({ legal, view }: Board, verb: PackVerb): HeldThing[] {
  const able = new Set(legal.flatMap((action) => (action.kind === verb ? [action.item] : [])));
  return view.held.filter(({ id, usable, range }) => able.has(id) || (verb === 'use' && usable && range !== null));
}

/** A select of held things; no row when there are none. */
function heldSelect(board: Board, verb: PackVerb, listed: Page<HeldThing>, i18n: I18n): Row[] {
  if (listed.entries.length === 0) return [];
  const choices = listed.entries.map(
    (thing): Choice => ({
      label: i18n.thing(thing),
      value: String(thing.id),
      description: itemDescription(thing, i18n),
    }),
  );
  const label = pagedLabel(i18n.controls.menu[verb], listed, i18n);
  return [row(select(idsOf(board)({ kind: 'choose', verb }), label, choices))];
}

function spellControls(board: Board, i18n: I18n): Controls {
  const id = idsOf(board);
  const able = new Set(board.legal.flatMap((action) => (action.kind === 'cast' ? [action.spell] : [])));
  const buttons = board.view.hero.spells.slice(0, MOST_SPELLS).map(({ spell, manaCost, range }) =>
    button({
      id: id(
        range === null
          ? { kind: 'act', action: { kind: 'cast', spell } }
          : { kind: 'aim', action: { kind: 'cast', spell } },
      ),
      label: i18n.controls.castSpell(i18n.spell(spell), manaCost),
      disabled: !able.has(spell),
    }),
  );
  return {
    ...PLAIN,
    say: [i18n.controls.castQuestion],
    rows: [...inRows(buttons), row(backButton(board, i18n.controls.button.back))],
  };
}
