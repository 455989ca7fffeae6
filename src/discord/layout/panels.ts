import { button, type Choice, MOST_CHOICES, type Row, row, select } from '../component';
import type { Panel, Verb } from '../control';
import type { Words } from '../presenter';
import type { Action, Board, HeldThing } from '../types';
import type { Controls } from './controls';
import { backButton, idsOf, padRows } from './pad';

const PLAIN = { say: [], aim: null };

/** Spells that get a button: four rows of five. */
const MOST_SPELLS = 20;

/** What stands below the picture of a living hero. A pending choice comes before everything else. */
export function panelControls(board: Board, panel: Panel, words: Words): Controls {
  if (board.view.pending) return pendingControls(board, words);
  switch (panel) {
    case 'pad':
      return { ...PLAIN, rows: padRows(board) };
    case 'pack':
      return packControls(board, words);
    case 'spells':
      return spellControls(board, words);
  }
}

/** After the end there is only a new beginning. */
export function overControls(board: Board): Controls {
  const id = idsOf(board);
  return {
    ...PLAIN,
    rows: [row(button({ id: id({ kind: 'restart', seed: null }), label: 'New game', emoji: '🎲', style: 'success' }))],
  };
}

/** Two buttons in place of the pad. What is declined never happened. */
export function sureControls(board: Board, action: Action, why: string): Controls {
  const sure = { ...action, sure: true } as Action;
  return {
    ...PLAIN,
    say: [`**Sure?** ${why}`],
    rows: [
      row(
        button({ id: idsOf(board)({ kind: 'act', action: sure }), label: 'Yes, do it', style: 'danger' }),
        backButton(board, 'No'),
      ),
    ],
  };
}

export function restartControls(board: Board, seed: string | null): Controls {
  return {
    ...PLAIN,
    say: ['**You have a living hero.** Starting over ends that run for good.'],
    rows: [
      row(
        button({ id: idsOf(board)({ kind: 'restart', seed }), label: 'Start over', style: 'danger' }),
        backButton(board, 'Keep playing'),
      ),
    ],
  };
}

const QUESTIONS = {
  identify: '**Identify which item?**',
  'remove-curse': '**Remove the curse from which item?**',
} as const;

/** A scroll that asks: one select, and a way to leave it. */
function pendingControls(board: Board, words: Words): Controls {
  const { pending, held } = board.view;
  const options = held.filter(({ id }) => pending?.options.includes(id));
  const cancel = idsOf(board)({ kind: 'act', action: { kind: 'answer', option: null } });
  return {
    ...PLAIN,
    say: pending ? [QUESTIONS[pending.kind]] : [],
    rows: [...heldSelect(board, 'answer', 'Choose…', options, words), row(button({ id: cancel, label: 'Cancel' }))],
  };
}

/** The word on each select of the pack, and the command for what it has no room for. */
const PACK = {
  use: 'Use…',
  equip: 'Wear or wield…',
  remove: 'Take off…',
  drop: 'Drop…',
} as const satisfies Partial<Record<Verb, string>>;

function packControls(board: Board, words: Words): Controls {
  const rows = (Object.keys(PACK) as (keyof typeof PACK)[]).flatMap((verb) => {
    const able = new Set(board.legal.flatMap((action) => (action.kind === verb ? [action.item] : [])));
    // What wants a target may find none now: the choice then says so.
    const listed = board.view.held.filter(
      ({ id, usable, range }) => able.has(id) || (verb === 'use' && usable && range !== null),
    );
    return heldSelect(board, verb, PACK[verb], listed, words);
  });
  return { ...PLAIN, say: words.inventory(board.view), rows: [...rows, row(backButton(board, 'Back'))] };
}

/** A select of held things; no row when there are none. Says so when not all of them can be listed. */
function heldSelect(board: Board, verb: Verb, label: string, things: HeldThing[], words: Words): Row[] {
  if (things.length === 0) return [];
  const choices = things.map(
    (thing): Choice => ({ label: words.thing(thing), value: String(thing.id), description: remark(thing, words) }),
  );
  const typed = verb === 'answer' ? '' : `; /${verb} takes any`;
  const placeholder =
    things.length > MOST_CHOICES ? `${label} (${MOST_CHOICES} of ${things.length} listed${typed})` : label;
  return [row(select(idsOf(board)({ kind: 'choose', verb }), placeholder, choices))];
}

function remark(thing: HeldThing, words: Words): string {
  const slot = thing.slot ?? thing.fits;
  const parts = [
    slot === null ? null : thing.slot === null ? words.slot(slot) : `worn (${words.slot(slot)})`,
    `${Number(thing.weight.toFixed(2))} lb`,
    thing.cursed ? 'cursed' : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

function spellControls(board: Board, words: Words): Controls {
  const id = idsOf(board);
  const able = new Set(board.legal.flatMap((action) => (action.kind === 'cast' ? [action.spell] : [])));
  const buttons = board.view.hero.spells.slice(0, MOST_SPELLS).map(({ spell, manaCost, range }) =>
    button({
      id: id(range === null ? { kind: 'act', action: { kind: 'cast', spell } } : { kind: 'aim', spell }),
      label: `${words.spell(spell)} (${manaCost} mana)`,
      disabled: !able.has(spell),
    }),
  );
  const rows = [0, 5, 10, 15].map((at) => buttons.slice(at, at + 5)).filter((some) => some.length > 0);
  return {
    ...PLAIN,
    say: ['**Cast which spell?**'],
    rows: [...rows.map((some) => row(...some)), row(backButton(board, 'Back'))],
  };
}
