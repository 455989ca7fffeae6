import { button, row } from '../api/component';
import type { Action, AimedAction, Aiming, Board, Point } from '../types';
import type { Controls } from './controls';
import { backButton, idsOf } from './ids';
import type { I18n } from './renderer';
import { coordinateOf } from './ruler';
import { caughtTargets, nameOf, rangeOf, type Target, untargeted } from './targets';

/** Caught creatures that are named. */
const MOST_NAMED = 12;

type Aimed = Aiming & { action: AimedAction & { at: Point } };

/** The second step: everything that would be hit, in the picture and in words, and nothing done yet. */
export function previewControls({ board, action, refusal, previews }: Aimed, i18n: I18n): Controls {
  const { aim, button: label } = i18n.controls;
  const id = idsOf(board);
  const name = nameOf(board, action, i18n);
  const [preview] = previews;
  const caught = preview?.caught ?? [];
  const targets = caughtTargets(board, caught);
  const hitsHero = caught.some(({ raw }) => raw === 'hero');
  const sure = refusal ? `${i18n.controls.sure} ${i18n.refusal(board.view, refusal, action)}` : null;
  const fire = { ...action, ...(refusal ? { sure: true } : {}) } as Action;
  return {
    say: [
      `${aim.at(name, spot(board, action.at, i18n))} ${caughtWords(board, targets, hitsHero, i18n)}`,
      ...(sure ? [sure] : []),
    ],
    rows: [
      row(
        button({
          id: id({ kind: 'act', action: fire }),
          label: aim.go[action.kind],
          emoji: '💥',
          style: refusal ? 'danger' : 'primary',
        }),
        button({ id: id({ kind: 'aim', action: untargeted(action) }), label: label.otherTarget }),
        backButton(board, label.cancel),
      ),
    ],
    aim: {
      label: name,
      range: rangeOf(board, action),
      targets: targets.slice(0, MOST_NAMED).map(({ thing }) => ({ id: thing.id, at: thing.at, size: thing.size })),
      blast: preview?.cells ?? [],
      chosen: { at: action.at, valid: true },
      ruler: true,
    },
  };
}

/** `2 E (M9)`, or without the coordinate where there is no ruler to read it from. */
function spot(board: Board, at: Point, i18n: I18n): string {
  const place = i18n.place(board.view.hero.at, at);
  const coordinate = board.settings.text ? null : coordinateOf(board, at);
  return coordinate === null ? place : `${place} (${coordinate})`;
}

/** Numbered as on the picture. */
function caughtWords(board: Board, targets: readonly Target[], hitsHero: boolean, i18n: I18n): string {
  const { aim, stance } = i18n.controls;
  if (targets.length === 0) return aim.hitsNobody(hitsHero);
  const named = targets.slice(0, MOST_NAMED).map(({ thing, at }, index) => {
    const kind = thing.stance === null || thing.stance === 'hostile' ? '' : `, ${stance[thing.stance]}`;
    return `${index + 1} ${i18n.thing(thing)} (${i18n.place(board.view.hero.at, at)}${kind})`;
  });
  const rest = targets.length - named.length;
  const all = [...named, ...(rest > 0 ? [i18n.more(rest)] : [])].join(', ');
  return aim.wouldHit(all, hitsHero);
}
