import { COMPONENT, type Component, flatten } from '../discord/payload';
import { controlOf } from '../harness/presses';
import { quantile } from '../lib/statistics';
import { buttonPlaces, heightOf } from './phone';
import type { ShownBoard } from './play';

/** Height in pixels of the part of a phone's screen that shows messages. */
const SCREEN = 700;
const MAIN_ROW = 5;
/** Label of a button below the main row whose position is measured too, because it used to change often. */
const MAGIC = 'Cast';

/** Returns rows of a table: the figure, its median, its ninth decile, its maximum, and a remark. */
export function figuresOf(boards: readonly ShownBoard[]): string[][] {
  const captions = boards.map(captionOf);
  const heads = boards.map((board) => heightOf(upToSecondRow(board.parts), board.picture));
  const spells = boards.flatMap((board) => pressesForSpell(board) ?? []);
  return [
    distribution(
      'height of a board (px)',
      boards.map(({ parts, picture }) => heightOf(parts, picture)),
    ),
    [
      ...distribution('height to the second row (px)', heads),
      share(
        heads.map((height) => height <= SCREEN),
        'fit',
      ),
    ],
    distribution(
      'characters of a caption',
      captions.map((caption) => caption.length),
    ),
    distribution(
      'lines of a caption',
      captions.map((caption) => (caption === '' ? 0 : caption.split('\n').length)),
    ),
    [...distribution('presses for a spell', spells), `${spells.length} boards`],
    ...placesOfLabels(boards),
  ];
}

function distribution(what: string, numbers: readonly number[]): string[] {
  const at = (part: number): string => {
    const value = quantile(numbers, part);
    return value === null ? '–' : String(Math.round(value));
  };
  return [what, at(0.5), at(0.9), at(1)];
}

const share = (hits: readonly boolean[], word: string): string =>
  `${Math.round((100 * hits.filter(Boolean).length) / Math.max(1, hits.length))} % ${word}`;

const captionOf = ({ parts }: ShownBoard): string => parts.flatMap(({ content }) => content ?? []).join('\n');

function upToSecondRow(parts: readonly Component[]): readonly Component[] {
  const rows = parts.flatMap(({ type }, at) => (type === COMPONENT.row ? [at] : []));
  return parts.slice(0, (rows[1] ?? parts.length - 1) + 1);
}

/** Returns the number of presses from the board to a spell at an enemy; `null` if the hero can cast none. */
function pressesForSpell({ parts }: ShownBoard): number | null {
  const controls = flatten(parts).flatMap(({ custom_id, disabled }) =>
    custom_id === undefined || disabled ? [] : [controlOf(custom_id)],
  );
  if (controls.some((control) => /^(do|go|option):cast!?:[^:]+:\d+,\d+/.test(control))) return 1;
  if (controls.some((control) => control.startsWith('aim:cast'))) return 2;
  const isThreatened = controls.includes('do:fight');
  return isThreatened && controls.includes('panel:spells') ? 3 : null;
}

/** Each row has numbers for one label: its boards, its positions, and the share of its commonest position. */
function placesOfLabels(boards: readonly ShownBoard[]): string[][] {
  const places = boards.flatMap(({ parts }) =>
    buttonPlaces(parts)
      .filter(({ label }, at) => at < MAIN_ROW || label === MAGIC)
      .map(({ label, line, x }) => ({ label, at: `line ${line + 1}, ${x} px` })),
  );
  return [...new Set(places.map(({ label }) => label))].sort().map((label) => {
    const own = places.filter((place) => place.label === label).map(({ at }) => at);
    const distinct = [...new Set(own)];
    const usual = Math.max(...distinct.map((at) => own.filter((other) => other === at).length));
    return [
      `places of “${label}”`,
      String(distinct.length),
      '',
      '',
      `${own.length} boards, ${Math.round((100 * usual) / own.length)} % at one place`,
    ];
  });
}
