import type { EntityId, GameEvent, View } from '../../engine';
import type { Tone } from '../../i18n';
import { onScreen, WINDOW } from '../classic/map';
import { hudColours } from '../compact/hud-colours';
import { CELL, CENTRE, MAP_CLIP, MAP_TOP } from '../compact/layout';
import type { PictureOptions } from '../contract';
import { drawLabel, textWidth } from '../font/text';
import type { Clip, Pixels } from '../pixels';

type Point = View['hero']['at'];
type Kind = 'loss' | 'gain' | 'mana';

/** What a creature lost or gained in one action, in total. */
interface Amount {
  id: EntityId;
  kind: Kind;
  sum: number;
  /** Where it was last, for creatures no longer there. */
  at: Point;
}

const HERO = 1;
/** How far below the top of the creature's cell the line of a number begins: losses are above the head. */
const OFFSET: Record<Kind, number> = { loss: -14, gain: 6, mana: 6 };

/** Draws the points that creatures lost and gained above them. Only animations have these numbers. */
export function drawNumbers(pixels: Pixels, view: View, events: readonly GameEvent[], options: PictureOptions): void {
  const classic = options.layout === 'classic';
  const { tones } = hudColours(options.palette ?? 'standard');
  const area = classic ? WINDOW_CLIP : MAP_CLIP;
  pixels.within(area, () => {
    for (const amount of amountsOf(events)) {
      const body = bodyOf(view, amount);
      const corner = body && (classic ? classicCorner : compactCorner)(view, body.at);
      if (!corner || !isInside(corner, area)) continue;
      const text = `${amount.kind === 'loss' ? '-' : '+'}${amount.sum}`;
      const width = textWidth(text);
      const x = Math.round(corner.x + (body.width * CELL - width) / 2);
      const y = Math.max(corner.y + OFFSET[amount.kind], area.y1 - 1);
      drawLabel(pixels, Math.max(area.x1 + 1, Math.min(x, area.x2 - width - 1)), y, text, tones[toneOf(amount)]);
    }
  });
}

const WINDOW_CLIP: Clip = {
  x1: WINDOW.x * CELL,
  y1: WINDOW.y * CELL,
  x2: (WINDOW.x + WINDOW.columns) * CELL,
  y2: (WINDOW.y + WINDOW.rows) * CELL,
};

const isInside = ({ x, y }: Point, { x1, y1, x2, y2 }: Clip): boolean => x >= x1 && y >= y1 && x < x2 && y < y2;

function toneOf({ id, kind }: Amount): Tone {
  if (kind === 'mana') return 'magic';
  if (kind === 'gain') return 'good';
  return id === HERO ? 'hurt' : 'plain';
}

/** The hero's last, so that they are over all others. */
function amountsOf(events: readonly GameEvent[]): Amount[] {
  const amounts = new Map<string, Amount>();
  for (const event of events) {
    const kind = kindOf(event);
    if (kind === null || !('target' in event && 'amount' in event) || event.sense === 'heard' || event.amount <= 0)
      continue;
    const { id } = event.target;
    const sum = (amounts.get(`${id} ${kind}`)?.sum ?? 0) + event.amount;
    amounts.set(`${id} ${kind}`, { id, kind, sum, at: event.at });
  }
  return [...amounts.values()].sort((a, b) => Number(a.id === HERO) - Number(b.id === HERO));
}

function kindOf({ kind }: GameEvent): Kind | null {
  if (kind === 'hit' || kind === 'hurt') return 'loss';
  if (kind === 'healed') return 'gain';
  return kind === 'mana-restored' ? 'mana' : null;
}

/** Where a creature is now or was last, if that is in sight. */
function bodyOf(view: View, { id, at }: Amount): { at: Point; width: number } | null {
  if (id === HERO) return { at: view.hero.at, width: 1 };
  const thing = view.things.find((one) => one.id === id);
  if (thing) return { at: thing.at, width: thing.size.width };
  return view.visible[at.y * view.width + at.x] === '1' ? { at, width: 1 } : null;
}

const compactCorner = ({ hero }: View, at: Point): Point => ({
  x: (at.x - hero.at.x + CENTRE.x) * CELL,
  y: MAP_TOP + (at.y - hero.at.y + CENTRE.y) * CELL,
});

function classicCorner(view: View, at: Point): Point | null {
  const cell = onScreen(view, at);
  return cell && { x: cell.x * CELL, y: cell.y * CELL };
}
