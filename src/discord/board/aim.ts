import { button, inRows, row } from '../api/component';
import type { Aiming } from '../types';
import { previewControls } from './blast';
import type { Controls } from './controls';
import { backButton, idsOf } from './ids';
import type { Aim, I18n } from './renderer';
import { hasArea, isSame, nameOf, rangeOf, type Target, targetsOf, untargeted } from './targets';

/** Targets that get a button, and a number on the picture. */
const MOST_TARGETS = 9;

/** Asks whom or where; where the cell aimed at will do, what that would hit. */
export function aimControls(aiming: Aiming, i18n: I18n): Controls {
  const { action, refusal } = aiming;
  const fits = refusal === null || refusal.code === 'danger';
  return action.at && fits
    ? previewControls({ ...aiming, action: { ...action, at: action.at } }, i18n)
    : ask(aiming, i18n);
}

/** Numbered buttons for whom it may be aimed at; what has an area shows first what it would hit. */
function ask(aiming: Aiming, i18n: I18n): Controls {
  const { board, action, refusal } = aiming;
  const name = nameOf(board, action, i18n);
  const range = rangeOf(board, action);
  const targets = targetsOf(board, action).slice(0, MOST_TARGETS);
  const buttons = targets.map((target, index) => targetButton(aiming, target, index + 1, i18n));
  const missed = action.at && refusal ? `${i18n.refusal(board.view, refusal, action)} ` : '';
  const { aim, button: label } = i18n.controls;
  const say = targets.length > 0 ? aim.choose : aim.nobody(range);
  return {
    say: [
      `**${name}**: ${missed}${missed === '' ? say : capital(say)}`,
      `-# ${aim.anyCell(action.kind, !board.settings.text)}`,
    ],
    rows: [...inRows(buttons), row(backButton(board, label.cancel))],
    aim: {
      label: aim.label(name),
      range,
      targets: shownOf(targets),
      blast: [],
      chosen: action.at ? { at: action.at, valid: false } : null,
      ruler: true,
    },
  };
}

const shownOf = (targets: readonly Target[]): Aim['targets'] =>
  targets.map(({ thing }) => ({ id: thing.id, at: thing.at, size: thing.size }));

function targetButton({ board, action, previews }: Aiming, { thing, at }: Target, number: number, i18n: I18n) {
  const aimedAt = { ...untargeted(action), at };
  const caught = previews.find((preview) => isSame(preview.at, at))?.caught ?? [];
  const area = hasArea(board, action);
  const hero = caught.some(({ raw }) => raw === 'hero');
  const hits = i18n.controls.aim.catches(caught.length - Number(hero), hero);
  return button({
    id: idsOf(board)(area ? { kind: 'aim', action: aimedAt } : { kind: 'act', action: aimedAt }),
    label: `${number} ${i18n.thing(thing)} (${i18n.place(board.view.hero.at, at)})${area ? hits : ''}`,
    style: thing.stance === 'hostile' ? 'danger' : 'secondary',
  });
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
