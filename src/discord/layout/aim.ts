import { button, row } from '../component';
import type { Aim, Words } from '../presenter';
import type { AimedAction, Aiming, Board } from '../types';
import { previewControls } from './blast';
import type { Controls } from './controls';
import { backButton, idsOf } from './ids';
import { hasArea, isSame, nameOf, rangeOf, type Target, targetsOf, untargeted } from './targets';

/** Targets that get a button, and a number on the picture. */
const MOST_TARGETS = 9;

/** Asks whom or where; where the cell aimed at will do, what that would hit. */
export function aimControls(aiming: Aiming, words: Words): Controls {
  const { action, refusal } = aiming;
  const fits = refusal === null || refusal.code === 'danger';
  return action.at && fits
    ? previewControls({ ...aiming, action: { ...action, at: action.at } }, words)
    : ask(aiming, words);
}

/** Numbered buttons for whom it may be aimed at; what has an area shows first what it would hit. */
function ask(aiming: Aiming, words: Words): Controls {
  const { board, action, refusal } = aiming;
  const name = nameOf(board, action, words);
  const range = rangeOf(board, action);
  const targets = targetsOf(board, action).slice(0, MOST_TARGETS);
  const buttons = targets.map((target, index) => targetButton(aiming, target, index + 1, words));
  const rows = [buttons.slice(0, 5), buttons.slice(5)].filter((some) => some.length > 0).map((some) => row(...some));
  const missed = action.at && refusal ? `${words.refusal(board.view, refusal, action)} ` : '';
  const say = targets.length > 0 ? 'choose a target.' : `nobody to aim at within ${range} cells.`;
  return {
    say: [`**${name}**: ${missed}${missed === '' ? say : capital(say)}`, typedHint(board, action)],
    rows: [...rows, row(backButton(board, 'Cancel'))],
    aim: {
      label: `${name}: choose a target`,
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

function targetButton({ board, action, previews }: Aiming, { thing, at }: Target, number: number, words: Words) {
  const aimedAt = { ...untargeted(action), at };
  const caught = previews.find((preview) => isSame(preview.at, at))?.caught ?? [];
  const area = hasArea(board, action);
  const hero = caught.some(({ raw }) => raw === 'hero');
  const hits = `: catches ${caught.length - Number(hero)}${hero ? ', hits you' : ''}`;
  return button({
    id: idsOf(board)(area ? { kind: 'aim', action: aimedAt } : { kind: 'act', action: aimedAt }),
    label: `${number} ${words.thing(thing)} (${words.place(board.view.hero.at, at)})${area ? hits : ''}`,
    style: thing.stance === 'hostile' ? 'danger' : 'secondary',
  });
}

/** Any cell in sight may be named: the picture's ruler says how. */
function typedHint({ settings }: Board, { kind }: AimedAction): string {
  const cell = settings.text
    ? 'an offset such as `3e 2n`'
    : 'a cell of the ruler such as `K12`, or an offset such as `3e 2n`';
  return `-# Any cell in sight will do: \`/${kind}\` takes ${cell}.`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
