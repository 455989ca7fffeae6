import { capital } from '../../lib/capital';
import { covers, same } from '../../lib/geometry';
import { button, fitName, inRows, row } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Action, Aim, AimedAction, Aiming, Board, I18n, Point, SeenThing, ThingRef } from '../types';
import { backButton, begunLines, type Controls, declineButton } from './controls';
import { coordinateOf, nearestToHero, targetCell } from './geometry';

const MAX_TARGETS = 9;

const MAX_NAMED = 12;

interface Target {
  thing: SeenThing;
  at: Point;
}

/** Previews a legal or merely dangerous target; otherwise asks for a target. */
export function aimControls(aiming: Aiming, i18n: I18n): Controls {
  const { action, refusal } = aiming;
  const canAimThere = refusal === null || refusal.code === 'danger';
  return action.at && canAimThere
    ? previewControls({ ...aiming, action: { ...action, at: action.at } }, i18n)
    : targetControls(aiming, i18n);
}

export const hasArea = (board: Board, action: AimedAction): boolean =>
  ((action.kind === 'throw' ? throwsOf(board, action) : itemOrSpell(board, action))?.radius ?? null) !== null;

function targetControls(aiming: Aiming, i18n: I18n): Controls {
  const { board, action, refusal } = aiming;
  const name = aimedName(board, action, i18n);
  const range = rangeOf(board, action);
  const targets = targetsOf(board, action).slice(0, MAX_TARGETS);
  const buttons = targets.map((target, index) => targetButton(aiming, target, index + 1, i18n));
  const { aim } = i18n.turns;
  const prompt = targets.length > 0 ? aim.choose : aim.noTarget(range);
  const refused = action.at && refusal ? i18n.refusal(board.view, refusal, action) : null;
  return {
    lines: [
      `**${name}**: ${refused === null ? prompt : `${refused} ${capital(prompt)}`}`,
      `-# ${aim.anyCell(action.kind, !board.settings.text)}`,
      ...begunLines(board, i18n),
    ],
    rows: [...inRows(buttons), row(leaveButton(board, i18n))],
    aim: {
      label: aim.label(name),
      range,
      targets: markedTargets(targets),
      blast: [],
      chosen: action.at ? { at: action.at, valid: false } : null,
      ruler: true,
    },
  };
}

function targetButton({ board, action, previews }: Aiming, { thing, at }: Target, number: number, i18n: I18n) {
  const actionAt = { ...withoutTarget(action), at };
  const caught = previews.find((preview) => same(preview.at, at))?.caught;
  const isArea = hasArea(board, action);
  const area = isArea && caught ? hitCount(caught, i18n) : '';
  const place = i18n.place(board.view.hero.at, at);
  return button({
    id: customIdsOf(board)({ kind: isArea ? 'aim' : 'act', action: actionAt }),
    label: fitName(i18n.thing(thing), (name) => `${number} ${name} (${place})${area}`),
    style: isAdvised(board, at) ? 'primary' : thing.stance === 'hostile' ? 'danger' : 'secondary',
  });
}

function hitCount(caught: readonly ThingRef[], i18n: I18n): string {
  const hitsHero = isHeroAmong(caught);
  return i18n.turns.aim.hitCount(caught.length - Number(hitsHero), hitsHero);
}

function isAdvised({ view, advice }: Board, at: Point): boolean {
  if (view.pending?.kind !== 'target' || advice?.action.kind !== 'use') return false;
  return advice.action.at !== undefined && same(advice.action.at, at);
}

const leaveButton = (board: Board, i18n: I18n) =>
  board.view.pending ? declineButton(board, i18n) : backButton(board, i18n.turns.button.cancel);

function previewControls(
  { board, action, refusal, previews }: Aiming & { action: AimedAction & { at: Point } },
  i18n: I18n,
): Controls {
  const { aim, button: label, confirm } = i18n.turns;
  const id = customIdsOf(board);
  const name = aimedName(board, action, i18n);
  const [preview] = previews;
  const caught = preview?.caught ?? [];
  const targets = caughtTargets(board, caught);
  const place = placeText(board, action.at, i18n);
  const isHere = same(action.at, board.view.hero.at);
  const confirmed = { ...action, ...(refusal ? { sure: true } : {}) } as Action;
  return {
    lines: [
      `${aim.at(name, place, isHere)} ${caughtText(board, targets, isHeroAmong(caught), i18n)}`,
      ...(refusal ? [`${confirm} ${i18n.refusal(board.view, refusal, action)}`] : []),
    ],
    rows: [
      row(
        button({
          id: id({ kind: 'act', action: confirmed }),
          label: aim.go[action.kind],
          emoji: '💥',
          style: refusal ? 'danger' : 'success',
        }),
        button({ id: id({ kind: 'aim', action: withoutTarget(action) }), label: label.otherTarget }),
        leaveButton(board, i18n),
      ),
    ],
    aim: {
      label: name,
      range: rangeOf(board, action),
      targets: markedTargets(targets.slice(0, MAX_NAMED)),
      blast: preview?.cells ?? [],
      chosen: { at: action.at, valid: true },
      ruler: true,
    },
  };
}

/** Text mode shows no coordinate, because the text map has no rulers. */
function placeText(board: Board, at: Point, i18n: I18n): string {
  const place = i18n.place(board.view.hero.at, at);
  const coordinate = board.settings.text ? null : coordinateOf(board, at);
  return coordinate === null ? place : `${place} (${coordinate})`;
}

function caughtText(board: Board, targets: readonly Target[], hitsHero: boolean, i18n: I18n): string {
  const { aim, stance } = i18n.turns;
  if (targets.length === 0) return aim.hitsNobody(hitsHero);
  const names = targets.slice(0, MAX_NAMED).map(({ thing, at }, index) => {
    const kind = thing.stance === null || thing.stance === 'hostile' ? '' : `, ${stance[thing.stance]}`;
    return `${index + 1} ${i18n.thing(thing)} (${i18n.place(board.view.hero.at, at)}${kind})`;
  });
  const rest = targets.length - names.length;
  const all = [...names, ...(rest > 0 ? [i18n.more(rest)] : [])].join(', ');
  return aim.wouldHit(all, hitsHero);
}

const markedTargets = (targets: readonly Target[]): Aim['targets'] =>
  targets.map(({ thing }) => ({ id: thing.id, at: thing.at, size: thing.size }));

const isHeroAmong = (caught: readonly ThingRef[]): boolean => caught.some(({ raw }) => raw === 'hero');

function aimedName({ view }: Board, action: AimedAction, i18n: I18n): string {
  if (action.kind === 'cast') return i18n.spell(action.spell);
  if (action.kind === 'fire') return bowName(view, i18n);
  const item = view.pack.find(({ id }) => id === action.item);
  return item ? i18n.thing(item) : i18n.turns.item.missing;
}

function bowName({ pack }: Board['view'], i18n: I18n): string {
  const bow = pack.find(({ slot }) => slot === 'ranged');
  return bow ? i18n.thing(bow) : i18n.turns.item.missing;
}

/** Returns cells; the sight radius for an unidentified item. */
function rangeOf(board: Board, action: AimedAction): number {
  const { shot, sight } = board.view.hero;
  if (action.kind === 'fire') return shot?.range ?? sight;
  return (action.kind === 'throw' ? throwsOf(board, action) : itemOrSpell(board, action))?.range ?? sight;
}

const throwsOf = ({ view }: Board, { item }: Extract<AimedAction, { kind: 'throw' }>) =>
  view.pack.find(({ id }) => id === item)?.throws;

function itemOrSpell({ view }: Board, action: AimedAction) {
  if (action.kind === 'cast') return view.hero.spells.find(({ spell }) => spell === action.spell);
  return action.kind === 'use' ? view.pack.find(({ id }) => id === action.item) : undefined;
}

function withoutTarget(action: AimedAction): AimedAction {
  switch (action.kind) {
    case 'cast':
      return { kind: 'cast', spell: action.spell };
    case 'use':
      return { kind: 'use', item: action.item };
    case 'fire':
      return { kind: 'fire' };
    case 'throw':
      return { kind: 'throw', item: action.item };
  }
}

function targetsOf(board: Board, action: AimedAction): Target[] {
  const cells = board.legal.flatMap((other) => {
    if (other.kind === 'use' && action.kind === 'use' && other.item === action.item) return other.at ?? [];
    if (other.kind === 'cast' && action.kind === 'cast' && other.spell === action.spell) return other.at ?? [];
    if (other.kind === 'fire' && action.kind === 'fire') return other.at ?? [];
    if (other.kind === 'throw' && action.kind === 'throw' && other.item === action.item) return other.at ?? [];
    return [];
  });
  const targets = board.view.things.flatMap((thing): Target[] => {
    if (thing.kind !== 'mob') return [];
    const covered = cells.filter((cell) => covers(thing, cell));
    const at = nearestToHero(board, covered);
    return at ? [{ thing, at }] : [];
  });
  const ordered = targets.sort((a, b) => Number(b.thing.stance === 'hostile') - Number(a.thing.stance === 'hostile'));
  // Keeps one creature per cell, because Discord refuses equal custom ids.
  return ordered.filter(({ at }, i) => ordered.findIndex((other) => same(other.at, at)) === i);
}

/** Returns enemies at which the hero can aim, nearest first. */
export const hostileTargets = (board: Board, action: AimedAction): Target[] =>
  targetsOf(board, action).filter(({ thing }) => thing.stance === 'hostile');

const caughtTargets = (board: Board, caught: readonly { id: number }[]): Target[] =>
  board.view.things
    .filter(({ id }) => caught.some((one) => one.id === id))
    .map((thing) => ({ thing, at: targetCell(board, thing) }));
