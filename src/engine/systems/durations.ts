import { refOf } from '../knowledge';
import { component, type Entity, emitAbout, isAlive, isHero, mobsOf, visibleCellOf, type World } from '../state';
import { definitionOf, type Status } from '../statuses';

/** Runs once a player-turn, and queues the damage of poison. */
export function durations(world: World): void {
  if (!world.heroDue) return;
  const { raws, game, level } = world;
  if (isAlive(raws, game.hero)) runDown(world, game.hero);
  // No mob's raw has statuses, so the slow `component` is needless.
  const mobs = mobsOf(level);
  for (let n = 0; n < mobs.length; n++) {
    const mob = mobs[n] as Entity;
    if (mob.statuses != null && isAlive(raws, mob)) runDown(world, mob);
  }
}

function runDown(world: World, bearer: Entity): void {
  const statuses = component(world.raws, bearer, 'statuses');
  if (statuses === null || statuses.length === 0) return;
  const running = statuses.map((status) => ({ ...status, turns: status.turns - 1 }));
  for (const status of running) applyDamage(world, bearer, status);
  bearer.statuses = running.filter(({ turns }) => turns >= 1);
  const ended = running.filter(({ turns }) => turns < 1);
  for (const [place, status] of ended.entries()) {
    end(world, bearer);
    if (!goesOn(status, [...bearer.statuses, ...ended.slice(place + 1)])) reportEnd(world, bearer, status);
  }
}

/** Attribute bonuses end separately, because each has a different source. */
const goesOn = ({ kind }: Status, others: readonly Status[]): boolean =>
  kind !== 'attributes' && others.some((other) => other.kind === kind);

/** `by` is `null` for self-inflicted harm, because effects never damage `by`. */
function applyDamage(world: World, bearer: Entity, status: Status): void {
  const amount = definitionOf(status).damagePerTurn(status);
  if (amount === 0) return;
  const by = status.by === bearer.id ? null : status.by;
  const targets = { kind: 'entity', id: bearer.id } as const;
  const credit = status.credit === undefined ? {} : { credit: status.credit };
  const effect = { tag: 'damage', by, ...credit, source: status.source, targets, amount } as const;
  world.queue.push({ ...effect, lingering: true });
}

function end(world: World, bearer: Entity): void {
  world.stale.add(bearer.id);
  if (isHero(bearer)) world.sightStale = true;
}

function reportEnd(world: World, bearer: Entity, { kind, source, by }: Status): void {
  const at = visibleCellOf(world, bearer);
  emitAbout(world, { kind: 'status-ended', target: refOf(world, bearer), status: kind, source, at }, bearer, by);
}
