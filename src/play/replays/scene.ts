import { type Action, type Game, type GameEvent, hash, turn, type View, view } from '../../engine';
import { runCooperatively, type Work } from '../../lib/cooperative';
import type { ClipFrame } from '../../render/contract';
import type { Run, RunLog } from '../../storage/contract';
import type { Context } from '../context';
import { shownView } from '../turns/board';
import { gameOf, type Source, takeStep } from './replay-path';
import { savesOf } from './saves';
import { type PlayedTurn, type SceneTurns, sceneTurnsOf } from './scene-turns';
import type { Step } from './steps';
import { countedVersions, Timeline } from './timeline';

const ACTIONS = 12;

interface Ending {
  log: RunLog;
  version: number;
  signal?: AbortSignal | undefined;
}

type SceneStep = Step & { version: number };

/** The first frame comes before the scene. `end` comes after the last action. */
export interface Scene {
  frames: ClipFrame[];
  end: { game: Game; events: GameEvent[]; action: Action | null };
}

export const sceneFrames = async (context: Context, run: Run, ending: Ending): Promise<ClipFrame[]> =>
  (await sceneOf(context, run, ending))?.frames ?? [];

/** If the last turn cannot be replayed, shows only the game afterwards. */
export async function sceneOf(context: Context, run: Run, ending: Ending): Promise<Scene | null> {
  const { store, raws } = context;
  const { log, version, signal } = ending;
  const sourceFrom = (): Source => ({
    line: new Timeline(log, raws, run.game),
    raws,
    saves: savesOf(context, run.id, signal),
  });
  const snapshots = (await store.loadSnapshots(run.id, signal)).filter((snapshot) => snapshot.version < version);
  const source = sourceFrom();
  for (const { version: at, game } of snapshots) source.line.addSave(at, game);
  const oldest = Math.min(...snapshots.map((snapshot) => snapshot.version));
  const versions = versionsOf(log, version);
  // Short runs use no snapshot, because a scene from a snapshot lacks earlier turns.
  const near = versions[0] === 1 ? versions : versions.filter((at) => at > oldest);
  const steps = await runCooperatively(stepsTo(source, near.length > 0 ? near : versions), signal);
  const isLeftOver = version === run.version && snapshots.length > 0 && !endsAt(steps, run.game);
  const sure = isLeftOver ? await runCooperatively(stepsTo(sourceFrom(), versions), signal) : steps;
  const shown = (one: View): View => shownView(context, run, one);
  const last = sure.at(-1);
  if (last) return { frames: framesOf(context, sure, shown), end: { ...last, game: last.after } };
  const game = version === run.version ? run.game : source.line.saved(version);
  if (!game) return null;
  const frames = [{ view: shown(view(game, raws)), events: [], peak: true as const }];
  return { frames, end: { game, events: [], action: null } };
}

const versionsOf = ({ actions }: RunLog, version: number): number[] =>
  countedVersions(actions.slice(0, version))
    .filter((at) => at > 0)
    .slice(-ACTIONS);

const endsAt = (steps: readonly SceneStep[], game: Game): boolean => {
  const end = steps.at(-1)?.after;
  return end !== undefined && hash(end) === hash(game);
};

/** Returns the steps after the last action that cannot be replayed. */
function* stepsTo(source: Source, versions: readonly number[]): Work<SceneStep[]> {
  let steps: SceneStep[] = [];
  for (const version of versions) {
    const action = source.line.input(version);
    const last = steps.at(-1);
    const game: Game | null = last?.version === version - 1 ? last.after : yield* gameOf(source, version - 1);
    const isPlayable = action !== null && action.kind !== 'back' && source.line.isPlayable(version);
    const step: Step | null = game && isPlayable ? yield* takeStep(source, game, action) : null;
    steps = step ? [...steps, { ...step, version }] : [];
  }
  return steps;
}

/** Replays the actions, because steps hold no games between turns. */
function framesOf({ raws }: Context, steps: readonly SceneStep[], shown: (one: View) => View): ClipFrame[] {
  const played = steps.flatMap(turnsIn);
  const scene = sceneTurnsOf(played, steps[0]!.before.hero.pools.hp.max);
  const wanted = played.slice(scene.first, scene.last + 1);
  const own = steps.filter(({ version }) => wanted.some((one) => one.version === version));
  const views = own.flatMap((step) => viewsOf(raws, step, wanted));
  const opening = openingOf(raws, steps, scene, played);
  const frames = wanted.map((one, at) => ({ view: shown(views[at]!), events: one.events }));
  const marked = frames.map((frame, at) =>
    at === scene.peak - scene.first ? { ...frame, peak: true as const } : frame,
  );
  return [{ view: shown(opening), events: [] }, ...marked];
}

function turnsIn({ version, before, after, events }: SceneStep): PlayedTurn[] {
  const count = after.turn - before.turn;
  if (count === 0) return [{ version, turn: after.turn, events }];
  return Array.from({ length: count }, (_, at) => {
    const turn = before.turn + 1 + at;
    return { version, turn, events: events.filter((event) => event.turn === turn) };
  });
}

function viewsOf(raws: Context['raws'], step: SceneStep, wanted: readonly PlayedTurn[]): View[] {
  const turns = wanted.filter(({ version }) => version === step.version).map((one) => one.turn);
  const views: View[] = [];
  turn(step.before, step.action, raws, (game) => {
    if (turns.includes(game.turn) && game.turn < step.after.turn) views.push(view(game, raws));
  });
  return turns.includes(step.after.turn) ? [...views, view(step.after, raws)] : views;
}

function openingOf(
  raws: Context['raws'],
  steps: readonly SceneStep[],
  { first }: SceneTurns,
  played: readonly PlayedTurn[],
): View {
  const { version, turn: at } = played[first]!;
  const step = steps.find((one) => one.version === version)!;
  const [earlier] = at - 1 > step.before.turn ? viewsOf(raws, step, [{ version, turn: at - 1, events: [] }]) : [];
  return earlier ?? view(step.before, raws);
}
