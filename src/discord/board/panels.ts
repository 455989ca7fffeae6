import { button, inRows, type MenuOption, menuRow, type Row, row } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Panel } from '../controls/panel-controls';
import type { Verb } from '../controls/turns-controls';
import type { Board, I18n, PackItem } from '../types';
import { recommendedButton } from './advice';
import { aimControls } from './aim';
import { createBoardButtons } from './buttons';
import { wearBestButton } from './contextual-row';
import { backButton, begunLines, type Controls, declineButton } from './controls';
import { fetchControls } from './fetch';
import { singleTargetButton } from './magic-row';
import { itemChoices, type Page, pagedLabel, pageOf, pageRow } from './menus';
import { boardRows } from './rows';
import { visitControls } from './visit';

const MAX_SPELLS = 20;

/** Returns the controls of a pending choice instead of the panel. */
export function controlsOfPanel(board: Board, panel: Panel, page: number, i18n: I18n): Controls {
  if (board.view.pending) return pendingChoiceControls(board, 0, i18n);
  switch (panel) {
    case 'pad':
    case 'steps':
      return { lines: [], rows: boardRows(board, i18n, panel === 'steps' && !board.settings.steps), aim: null };
    case 'pack':
      return packControls(board, page, i18n);
    case 'spells':
      return spellControls(board, i18n);
    case 'visit':
      return visitControls(board, i18n);
    case 'fetch':
      return fetchControls(board, i18n);
    case 'throw':
      return throwControls(board, page, i18n);
  }
}

const PACK_VERBS = ['use', 'equip', 'remove', 'drop'] as const satisfies Verb[];
type PackVerb = (typeof PACK_VERBS)[number] | 'throw';

function packControls(board: Board, page: number, i18n: I18n): Controls {
  const buttons = createBoardButtons(board, i18n, false);
  const menus = PACK_VERBS.map((verb) => ({ verb, items: pageOf(itemChoices(itemsToPick(board, verb), i18n), page) }));
  const longest = menus.map(({ items }) => items).reduce((a, b) => (b.pages > a.pages ? b : a));
  return {
    lines: i18n.inventory(board.view),
    sheet: { request: { kind: 'pack' }, beside: [] },
    rows: [
      ...menus.flatMap(({ verb, items }) => itemMenu(board, verb, items, i18n)),
      ...pageRow(board, longest, i18n, (to) => ({ kind: 'panel', panel: 'pack', ...(to > 0 ? { page: to } : {}) })),
      row(
        ...(buttons.isLegal({ kind: 'wear-best' }) ? [wearBestButton(buttons)] : []),
        ...(itemsToPick(board, 'throw').length > 0
          ? [buttons.forControl('throw', { kind: 'panel', panel: 'throw' }, '🎯')]
          : []),
        backButton(board, i18n.turns.button.back),
      ),
    ],
    aim: null,
  };
}

export const packMenus = (board: Board, i18n: I18n): Row[] =>
  board.view.pending || board.view.over
    ? []
    : ([...PACK_VERBS, 'throw'] as const).flatMap((verb) =>
        itemMenu(board, verb, pageOf(itemChoices(itemsToPick(board, verb), i18n), 0), i18n),
      );

function throwControls(board: Board, page: number, i18n: I18n): Controls {
  const items = pageOf(itemChoices(itemsToPick(board, 'throw'), i18n), page);
  return {
    lines: [],
    rows: [
      ...itemMenu(board, 'throw', items, i18n),
      ...pageRow(board, items, i18n, (to) => ({ kind: 'panel', panel: 'throw', ...(to > 0 ? { page: to } : {}) })),
      row(backButton(board, i18n.turns.button.back)),
    ],
    aim: null,
  };
}

/** For `use`, also lists aimed items that are unusable now. The aiming panel explains why. */
function itemsToPick({ legal, view }: Board, verb: PackVerb): PackItem[] {
  const able = new Set(legal.flatMap((action) => (action.kind === verb ? [action.item] : [])));
  if (verb !== 'use') return view.pack.filter(({ id }) => able.has(id));
  // Omits wearable items, because the menu for `equip` lists them.
  return view.pack.filter(({ id, usable, range }) => usable && (able.has(id) || range !== null));
}

function itemMenu(board: Board, verb: PackVerb, items: Page<MenuOption>, i18n: I18n): Row[] {
  const label = pagedLabel(i18n.turns.menu[verb], items, i18n);
  return menuRow(customIdsOf(board)({ kind: 'choose', verb }), label, items.entries);
}

function spellControls(board: Board, i18n: I18n): Controls {
  const id = customIdsOf(board);
  const able = new Set(board.legal.flatMap((action) => (action.kind === 'cast' ? [action.spell] : [])));
  const [first] = board.view.hero.spells;
  const muted =
    board.view.hero.muted && first
      ? i18n.refusal(board.view, { code: 'muted' }, { kind: 'cast', spell: first.spell })
      : null;
  const build = createBoardButtons(board, i18n, false);
  const buttons = board.view.hero.spells.slice(0, MAX_SPELLS).map(({ spell, manaCost, range }) => {
    const action = { kind: 'cast', spell } as const;
    const name = i18n.spell(spell);
    const write = (label: string): string => i18n.turns.castSpell(label, manaCost);
    const direct = range === null ? null : singleTargetButton(board, action, name, { i18n, buttons: build, write });
    const control = { kind: range === null ? 'act' : 'aim', action } as const;
    return direct ?? button({ id: id(control), label: write(name), disabled: !able.has(spell) });
  });
  const does = board.view.hero.spells.slice(0, MAX_SPELLS).flatMap((known) => {
    const notes = i18n.spellNotes(known);
    return notes.length > 0 ? [`-# **${i18n.spell(known.spell)}**: ${notes.join(' · ')}`] : [];
  });
  return {
    lines: [muted ?? i18n.turns.chooseSpell, ...does],
    rows: [...inRows(buttons), row(backButton(board, i18n.turns.button.back))],
    aim: null,
  };
}

/** Expects a pending choice. `page` counts from 0. */
export function pendingChoiceControls(board: Board, page: number, i18n: I18n): Controls {
  const { pending } = board.view;
  if (pending?.kind === 'captive') return captiveControls(board, i18n);
  if (pending?.kind !== 'target') return optionControls(board, page, i18n);
  const action = { kind: 'use', item: pending.item } as const;
  return aimControls({ kind: 'aiming', board, action, refusal: null, previews: [] }, i18n);
}

function pendingLines({ view: { pending, sage } }: Board, i18n: I18n): string[] {
  const { pendingChoice } = i18n.turns;
  if (!pending || pending.kind === 'target' || pending.kind === 'captive') return [];
  if (pending.kind !== 'consult') return [pendingChoice[pending.kind]];
  if (!sage) return [];
  return [pendingChoice[sage.recharges ? 'recharge' : 'consult'](i18n.thing(sage.who), i18n.gold(sage.price))];
}

function captiveControls(board: Board, i18n: I18n): Controls {
  const { turns } = i18n;
  const { pending, companion, things } = board.view;
  const captive = things.find(({ id }) => id === pending?.item);
  const { labelled, actionControl } = createBoardButtons(board, i18n, false);
  const buttons = (pending?.options ?? []).map((option) => {
    const joins = option === captive?.id;
    const label = joins ? turns.freeToJoin : turns.freeToGo(i18n.gold(pending?.price ?? 0));
    const control = actionControl({ kind: 'answer', option });
    return labelled({ label, control, emoji: joins ? '🤝' : '🪙', style: 'success' });
  });
  const question = captive ? [turns.pendingChoice.captive(i18n.thing(captive), captive.captive?.turns ?? 0)] : [];
  const former = companion ? [turns.pendingChoice.captiveReplaces(i18n.thing(companion.who))] : [];
  return { lines: [...question, ...former], rows: [row(...buttons, declineButton(board, i18n))], aim: null };
}

function optionControls(board: Board, page: number, i18n: I18n): Controls {
  const { turns } = i18n;
  const { pending, pack: packItems } = board.view;
  const id = customIdsOf(board);
  const options = packItems.filter((item) => pending?.options.includes(item.id));
  const items = pageOf(itemChoices(options, i18n), page);
  const label = pagedLabel(turns.menu.choose, items, i18n);
  const recommended = recommendedButton(board, i18n, createBoardButtons(board, i18n, false));
  return {
    lines: [...pendingLines(board, i18n), ...begunLines(board, i18n)],
    rows: [
      ...menuRow(id({ kind: 'choose', verb: 'answer' }), label, items.entries),
      ...pageRow(board, items, i18n, (to) => ({ kind: 'pending-choice', page: to })),
      row(...(recommended ? [recommended.named] : []), declineButton(board, i18n)),
    ],
    aim: null,
  };
}
