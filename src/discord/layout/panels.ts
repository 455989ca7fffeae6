import { button, type Choice, type Row, row, select } from '../component';
import type { Panel } from '../control';
import type { Aim, Words } from '../presenter';
import type { Action, Board, Danger, HeldThing, Refusal } from '../types';
import { idsOf, padRows } from './pad';

/** Rows below the picture, and what to say above them. */
export interface Controls {
  rows: Row[];
  say: string[];
  aim: Aim | null;
}

const PLAIN = { say: [], aim: null };

export function panelControls(board: Board, panel: Panel, words: Words): Controls {
  switch (panel) {
    case 'pad':
      return { ...PLAIN, rows: padRows(board) };
    case 'pack':
      return packControls(board, words);
    case 'spells':
      return spellControls(board, words);
    case 'abandon':
      return sureControls(board, { kind: 'abandon' }, 'This ends your run for good.');
  }
}

/** After the end: begin anew, or read how it was. */
export function overControls(board: Board): Controls {
  const id = idsOf(board);
  return {
    ...PLAIN,
    rows: [row(button({ id: id({ kind: 'restart', seed: null }), label: 'New game', emoji: '🎲', style: 'success' }))],
  };
}

/** Two buttons in place of the pad. What is declined never happened. */
export function sureControls(board: Board, action: Action, why: string): Controls {
  const id = idsOf(board);
  return {
    ...PLAIN,
    say: [`**Sure?** ${why}`],
    rows: [
      row(
        button({
          id: id({ kind: 'act', action: { ...action, sure: true } as Action }),
          label: 'Yes, do it',
          style: 'danger',
        }),
        backButton(board, 'No'),
      ),
    ],
  };
}

export function restartControls(board: Board, seed: string | null): Controls {
  const id = idsOf(board);
  return {
    ...PLAIN,
    say: ['**You have a living hero.** Starting over ends that run for good.'],
    rows: [
      row(
        button({ id: id({ kind: 'restart', seed }), label: 'Start over', style: 'danger' }),
        backButton(board, 'Keep playing'),
      ),
    ],
  };
}

/** Numbered buttons for the targets, nearest first; at most ten. */
export function aimControls(board: Board, action: Extract<Action, { kind: 'use' | 'cast' }>, words: Words): Controls {
  const id = idsOf(board);
  const { view } = board;
  const name = aimName(board, action, words);
  const targets = targetsOf(board, action).slice(0, 9);
  const buttons = targets.map(({ thing, at }, index) =>
    button({
      id: id({ kind: 'act', action: { ...action, at } }),
      label: `${index + 1} ${thing ? words.thing(thing) : 'Yourself'} (${words.place(view.hero.at, at)})`,
      style: thing?.stance === 'hostile' ? 'danger' : 'secondary',
    }),
  );
  const rows = [buttons.slice(0, 5), buttons.slice(5)].filter((some) => some.length > 0).map((some) => row(...some));
  const range = rangeOf(board, action);
  return {
    say: [
      targets.length > 0 ? `**${name}**: choose a target.` : `**${name}**: nobody to aim at within ${range} cells.`,
    ],
    rows: [...rows, row(backButton(board, 'Cancel'))],
    aim: {
      label: `${name}: choose a target`,
      range,
      targets: targets.flatMap(({ thing }) => (thing ? [{ id: thing.id, at: thing.at, size: thing.size }] : [])),
    },
  };
}

function targetsOf(board: Board, action: Extract<Action, { kind: 'use' | 'cast' }>) {
  const { view, legal } = board;
  const cells = legal.flatMap((other) => {
    if (other.kind !== action.kind || other.at === undefined) return [];
    if (other.kind === 'use' && action.kind === 'use' && other.item !== action.item) return [];
    if (other.kind === 'cast' && action.kind === 'cast' && other.spell !== action.spell) return [];
    return [other.at];
  });
  const aimed = cells.flatMap((at) => {
    const thing = view.things.find((other) => other.kind === 'mob' && covers(other, at));
    return thing && thing.kind === 'mob' ? [{ thing, at }] : [];
  });
  const once = aimed.filter(({ thing }, index) => aimed.findIndex((other) => other.thing.id === thing.id) === index);
  return once.sort((a, b) => Number(b.thing.stance === 'hostile') - Number(a.thing.stance === 'hostile'));
}

const covers = (thing: Board['view']['things'][number], at: { x: number; y: number }): boolean =>
  at.x >= thing.at.x &&
  at.y >= thing.at.y &&
  at.x < thing.at.x + thing.size.width &&
  at.y < thing.at.y + thing.size.height;

function aimName(board: Board, action: Extract<Action, { kind: 'use' | 'cast' }>, words: Words): string {
  if (action.kind === 'cast') return words.spell(action.spell);
  const held = board.view.held.find(({ id }) => id === action.item);
  return held ? words.thing(held) : 'It';
}

function rangeOf(board: Board, action: Extract<Action, { kind: 'use' | 'cast' }>): number {
  const { held, hero } = board.view;
  const range =
    action.kind === 'cast'
      ? hero.spells.find(({ spell }) => spell === action.spell)?.range
      : held.find(({ id }) => id === action.item)?.range;
  return range ?? 6;
}

function packControls(board: Board, words: Words): Controls {
  const id = idsOf(board);
  const choices = (kind: 'use' | 'equip' | 'remove' | 'drop'): Choice[] => {
    const able = new Set(board.legal.flatMap((action) => (action.kind === kind ? [action.item] : [])));
    return board.view.held
      .filter((thing) => able.has(thing.id) || (kind === 'use' && thing.usable && thing.range !== null))
      .map((thing) => ({ label: words.thing(thing), value: String(thing.id), description: remark(thing, words) }));
  };
  const verbs = [
    ['use', 'Use…'],
    ['equip', 'Equip…'],
    ['remove', 'Take off…'],
    ['drop', 'Drop…'],
  ] as const;
  const rows = verbs.flatMap(([verb, label]) => {
    const list = choices(verb);
    return list.length > 0 ? [row(select(id({ kind: 'choose', verb }), label, list))] : [];
  });
  return { ...PLAIN, say: words.inventory(board.view), rows: [...rows, row(backButton(board, 'Back'))] };
}

function spellControls(board: Board, words: Words): Controls {
  const id = idsOf(board);
  const able = new Set(board.legal.flatMap((action) => (action.kind === 'cast' ? [action.spell] : [])));
  const buttons = board.view.hero.spells.slice(0, 20).map(({ spell, manaCost, range }) =>
    button({
      id: id(
        range === null ? { kind: 'act', action: { kind: 'cast', spell } } : { kind: 'aim', what: 'spell', id: spell },
      ),
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

function remark(thing: HeldThing, words: Words): string {
  const parts = [
    thing.slot ? `worn (${words.slot(thing.slot)})` : thing.fits ? words.slot(thing.fits) : null,
    `${thing.weight} lb`,
    thing.cursed ? 'cursed' : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

const backButton = (board: Board, label: string) =>
  button({ id: idsOf(board)({ kind: 'panel', panel: 'pad' }), label });

const WHY: Record<Danger, string> = {
  friendly: 'They mean you no harm.',
  trap: 'There is a trap you know of.',
  fire: 'It burns there.',
  'low-health': 'You are badly hurt.',
  abandon: 'This ends your run for good.',
  self: 'You would be caught in it yourself.',
};

/** Why the engine wants to hear it twice. */
export function dangerSentence(refusal: Extract<Refusal, { code: 'danger' }>): string {
  return WHY[refusal.danger];
}
