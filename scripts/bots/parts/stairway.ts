import type { Action, SeenThing, View } from '../../../src/engine';
import { cellIndex, directionTo, type Point } from '../../../src/lib/geometry';
import { distanceField } from '../../../src/lib/path';
import { foesOf } from '../../../src/play/advice/situation';
import type { Situation } from '../situation';
import { farOff } from './combat';
import { isFamished } from './consumables';
import { type Forecast, forecast } from './forecast';
import { groundOf, stairs, wayTo } from './ground';

/** Act on the way to stairs, with its expected result. */
interface Retreat {
  action: Action;
  course: Forecast;
  steps: number;
  leads: 'up' | 'down';
  key?: string;
}

/** Number of steps to stairs that are worth a run. */
const WORTH_RUNNING = 8;
/** Number of turns for which the bot waits on stairs for enemies. */
const PATIENCE = 10;
const STEP = 100;

/**
 * Returns acts that use stairs against several enemies, or against one that is too strong. Only enemies next to the
 * hero follow, so the hero meets them one by one and rests in between.
 */
export function retreats(situation: Situation): Retreat[] {
  const { view } = situation;
  if (isFamished(view)) return [];
  return [
    ...(view.carried === undefined ? [retreatBy(situation, '<', 'up')] : []),
    retreatBy(situation, '>', 'down'),
  ].flatMap((retreat) => retreat ?? []);
}

function retreatBy(situation: Situation, tile: '<' | '>', leads: 'up' | 'down'): Retreat | null {
  const { view, memory } = situation;
  const foes = foesOf(situation);
  const way = view.standingOn === tile ? [view.hero.at] : wayTo(view, stairs(view, tile));
  if (!way || way.length > WORTH_RUNNING + 1) return null;
  const steps = way.length - 1;
  const beside = foes.filter((foe) => farOff(view, foe) < 2);
  const [nearest] = foes;
  if (!nearest || (steps > 0 && !isFirst(view, way, foes))) return null;
  const followers = beside.length > 0 ? beside : farOff(view, nearest) > steps + 2 ? [] : [nearest];
  const course = courseAfter(situation, followers, { chase: beside.length > 0 ? steps : 0 });
  if (steps > 0) {
    const walk = { kind: leads === 'up' ? 'ascend' : 'descend' } as const;
    if (situation.legal.some(({ kind }) => kind === walk.kind)) return { action: walk, course, steps, leads };
    const direction = directionTo(view.hero.at, way[1] as Point);
    return direction && { action: { kind: 'move', direction }, course, steps, leads };
  }
  const descend: Action = { kind: 'descend', ...(view.waysDown && { sure: true }) };
  const climb: Action = leads === 'up' ? { kind: 'ascend' } : descend;
  const [waiting, climbing] = [`await ${view.depth} ${view.kills}`, `climb ${view.kills}`];
  if (foes.length > 1 && beside.length === 0 && memory.counted(waiting) < PATIENCE)
    return { action: { kind: 'wait' }, course, steps, leads, key: waiting };
  return memory.counted(climbing) < CLIMBS ? { action: climb, course, steps, leads, key: climbing } : null;
}

/** Number of times that the bot takes stairs from enemies before it must kill one. */
const CLIMBS = 3;

/** True if the hero reaches the end of the path before all enemies that are not next to the hero. */
function isFirst(view: View, way: readonly Point[], foes: readonly SeenThing[]): boolean {
  const far = foes.filter((foe) => farOff(view, foe) >= 2);
  if (far.length === 0) return true;
  const field = distanceField(
    groundOf(view),
    far.map(({ at }) => at),
  );
  return way.every((at, n) => n === 0 || (field[cellIndex(view, at)] as number) > n * STEP);
}

/** Returns the result of a fight with the followers, and of later fights with each other enemy at full health. */
function courseAfter(situation: Situation, followers: readonly SeenThing[], conditions: { chase: number }): Forecast {
  const now = forecast(situation, followers, conditions);
  const { max } = situation.view.hero.hp;
  const others = foesOf(situation).filter((foe) => !followers.includes(foe));
  const later = others.map((foe) => forecast(situation, [foe], { hp: max }));
  return {
    lost: now.lost + LATER * later.reduce((sum, { lost }) => sum + lost, 0),
    lowest: Math.min(followers.length > 0 ? now.lowest : max, ...later.map(({ lowest }) => lowest)),
  };
}

/** Weight of hit points that a later fight costs. It is less than 1, because the hero rests before. */
const LATER = 0.5;
