import { refOf } from '../knowledge';
import { component, type Entity, emitAbout, isAlive, isHero, mobsOf, visibleCellOf, type World } from '../state';
import { definitionOf, type Status } from '../statuses';

/**
 * Takes one player-turn off all statuses on the level, and ends statuses without turns left. Queues the damage of
 * poison. Runs once a player-turn, in the tick in which the hero's turn comes.
 */
export function durations(world: World): void {
  if (!world.heroDue) return;
  const { raws, game, level } = world;
  if (isAlive(raws, game.hero)) runDown(world, game.hero);
  // Reads only the mob's own statuses, because no mob's raw has any.
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

/**
 * True if the end needs no report, because another status of the kind goes on. The end of an attribute bonus always
 * needs a report, because each bonus has its own source.
 */
const goesOn = ({ kind }: Status, others: readonly Status[]): boolean =>
  kind !== 'attributes' && others.some((other) => other.kind === kind);

/**
 * The reward for a kill goes to the creature in `credit`, else to the creature in `by`. If the bearer caused the status
 * itself, `by` is `null`, because an effect never damages the creature in `by`.
 */
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
