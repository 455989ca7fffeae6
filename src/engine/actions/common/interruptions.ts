import { cellIndex, type Point, same } from '../../../lib/geometry';
import { hostilesInView, isInChains, isNamed, isUnaware } from '../../creatures';
import { isBeneficial, isCageWork, isHazard, isWaitingShrine, refOf } from '../../knowledge';
import type { Entity, EntityId, GameEvent, Level, RawId, Stop, ThingRef, World } from '../../state';
import { component, entityById, has, heroSeesEntity, isAlive, positionOf } from '../../state';
import { isGoodStatus, type Status, strengthOf } from '../../statuses';
import { GROUP_LOSS, lossAgainst } from './group-loss';
import { isHeroHungry, mealToEat } from './meals';
import type { Series } from './plan';
import { type Aloof, aloofInView, isOnTheRun, threatsInView } from './threats';

export interface Snapshot {
  events: number;
  hp: number;
  depth: number;
  statuses: readonly Status[];
  hunger: string;
  boon: boolean;
}

export function takeSnapshot(world: World): Snapshot {
  const { raws, game } = world;
  return {
    events: world.events.length,
    hp: game.hero.pools.hp.current,
    depth: game.depth,
    statuses: component(raws, game.hero, 'statuses') ?? [],
    hunger: component(raws, game.hero, 'hunger')?.state ?? '',
    boon: isBoonOpen(world),
  };
}

export const isBoonOpen = (world: World): boolean =>
  world.game.hero.earnedBoons != null && hostilesInView(world).length === 0;

/** Returns a stop if the series must end. `offered` suppresses the stop for a boon. */
export function findInterruption(
  world: World,
  before: Snapshot,
  { series, aloof, offered }: { series: Series; aloof: Aloof; offered: boolean },
): Stop | null {
  const { known = new Set(), goal, careful } = series;
  const { floor = () => Number.POSITIVE_INFINITY, wound = Number.POSITIVE_INFINITY } = series;
  const now = takeSnapshot(world);
  const news = world.events.slice(before.events);
  if (world.game.over) return { reason: 'done', what: null };
  const isBearable = now.hp >= floor() && before.hp - now.hp < wound;
  const counts = ({ id }: ThingRef): boolean => !known.has(id) || (!isBearable && isStillAlive(world, id));
  const blow = blowsOnHero(world, news).find(({ by, hurt }) => hurt && counts(by));
  if (blow) return { reason: 'damage', what: blow.by.raw };
  const traps = isBearable ? sprungTraps(world, news) : [];
  const cause = damageFrom(world, before, news);
  if (cause !== null && !traps.includes(cause)) return { reason: 'damage', what: cause };
  const hostile = stopAtHostile(world, known, aloof);
  if (hostile) return hostile;
  const alarm = news.find((event) => event.kind === 'alarmed' && !isShoutOfKnown(world, event.who, known));
  if (alarm?.kind === 'alarmed') return { reason: 'alarm', what: alarm.who?.raw ?? null };
  if (news.some((event) => event.kind === 'ground-glows' && event.underfoot))
    return { reason: 'underfoot', what: null };
  const blowToCome = news.find((event) => event.kind === 'prepared' && isUnderHero(world, event.cells));
  if (blowToCome?.kind === 'prepared') return { reason: 'wound-up', what: blowToCome.who.raw };
  const turned = news.find((event) => event.kind === 'phase');
  if (turned) return { reason: 'phase', what: turned.who.raw };
  const attempt = blowsOnHero(world, news).find(({ by }) => !known.has(by.id));
  if (attempt) return { reason: 'attacked', what: attempt.by.raw };
  const status = badStatusSince(before, now);
  if (status) return { reason: 'status', what: status.source, status: status.kind };
  const willEat = careful === true && mealToEat(world) !== null;
  const hasGrownHungry = isHeroHungry(world) && now.hunger !== before.hunger && !willEat;
  if (hasGrownHungry && threatsInView(world).length === 0) return { reason: 'hunger', what: now.hunger };
  if (now.depth !== before.depth) return { reason: now.depth === goal ? 'done' : 'level', what: null };
  if (now.boon && !before.boon && !offered) return { reason: 'boon', what: null };
  const triggered = triggeredByHero(world, news);
  return triggered?.what && traps.includes(triggered.what) ? null : triggered;
}

function stopAtHostile(world: World, known: ReadonlySet<EntityId>, aloof: Aloof): Stop | null {
  const isAsBefore = (foe: Entity): boolean => {
    const knows = aloofInView(world).get(foe.id);
    if (knows === undefined) return false;
    return isOnTheRun(world, foe) || aloof.get(foe.id) === true || (aloof.has(foe.id) && !knows);
  };
  const foes = hostilesInView(world);
  const fresh = foes.filter((foe) => !known.has(foe.id) && !isAsBefore(foe));
  const [nearest] = fresh;
  if (!nearest) return null;
  const named = fresh.find((foe) => isNamed(world.raws, foe));
  if (named) return { reason: 'hostile', what: named.raw };
  const stop = (reason: Stop['reason'], foe: Entity): Stop => ({ reason, what: foe.raw, ...veteranAmong(world, foe) });
  const first = fresh.find(({ raw }) => world.firstMet.has(raw));
  if (first) return stop('first-met', first);
  const isHidden = (foe: Entity): boolean => isUnaware(foe) && aloofInView(world).has(foe.id);
  if (isHidden(nearest)) return stop('unaware', nearest);
  const group = foes.filter((foe) => !isHidden(foe));
  return stop(group.length > 1 && lossAgainst(world, group) >= GROUP_LOSS ? 'group' : 'hostile', nearest);
}

function veteranAmong(world: World, foe: Entity): Pick<Stop, 'thing'> {
  const thing = refOf(world, foe);
  return thing.veteran ? { thing } : {};
}

const isUnderHero = ({ game }: World, cells: readonly Point[]): boolean =>
  cells.some((cell) => same(cell, positionOf(game.hero)));

function sprungTraps(world: World, news: readonly GameEvent[]): RawId[] {
  return news.flatMap((event) => {
    if (event.kind !== 'triggered' || event.who.id !== world.game.hero.id || event.trigger.raw === null) return [];
    return entityById(world, event.trigger.id) === null ? [event.trigger.raw] : [];
  });
}

const isShoutOfKnown = ({ raws }: World, who: ThingRef | null, known: ReadonlySet<EntityId>): boolean =>
  who?.raw != null && known.has(who.id) && raws.mob[who.raw]?.shouts === true;

function isStillAlive(world: World, id: EntityId): boolean {
  const entity = entityById(world, id);
  return entity !== null && isAlive(world.raws, entity);
}

type Blow = Extract<GameEvent, { kind: 'hit' | 'missed' }>;

function blowsOnHero({ game }: World, news: readonly GameEvent[]): { by: Blow['attacker']; hurt: boolean }[] {
  return news.flatMap((event) => {
    if ((event.kind !== 'hit' && event.kind !== 'missed') || event.target.id !== game.hero.id) return [];
    return [{ by: event.attacker, hurt: event.kind === 'hit' && event.amount > 0 }];
  });
}

/** Ignores hunger and old statuses until `isFading` holds, because both hurt every turn. */
function damageFrom(world: World, before: Snapshot, news: readonly GameEvent[]): RawId | null {
  const fading = isFading(world, before);
  for (const event of news) {
    if (event.kind !== 'hurt' || event.target.id !== world.game.hero.id || event.amount === 0) continue;
    const wears = event.cause === 'hunger' || before.statuses.some(({ source }) => source === event.cause);
    if (!wears || fading) return event.cause;
  }
  return null;
}

/** Shares of the maximum hit points at which hunger and old statuses end a series. */
const FADING = [0.5, 0.25];
/** Share of the maximum hit points up to which any damage ends a series. */
const DYING = 0.125;

function isFading({ game }: World, before: Snapshot): boolean {
  const { current, max } = game.hero.pools.hp;
  const hasCrossed = FADING.some((share) => current <= share * max && before.hp > share * max);
  return before.hp >= max || hasCrossed || current <= DYING * max;
}

function badStatusSince(before: Snapshot, now: Snapshot): Status | null {
  const isNew = ({ kind, source }: Status): boolean =>
    !before.statuses.some((had) => had.kind === kind && had.source === source);
  return now.statuses.find((status) => isNew(status) && !isGoodStatus(status.kind, strengthOf(status))) ?? null;
}

function triggeredByHero(world: World, news: readonly GameEvent[]): Stop | null {
  for (const event of news) {
    if (event.kind !== 'triggered' || event.who.id !== world.game.hero.id) continue;
    const trigger = entityById(world, event.trigger.id);
    const harmful = trigger === null || isHazard(world.raws, trigger);
    return { reason: harmful ? 'trap' : 'altar', what: event.trigger.raw };
  }
  return null;
}

/** The function reports the main discovery since the last call. `isOfNote` judges only items. */
export function trackDiscoveries(world: World, isOfNote: (item: Entity) => boolean = () => true): () => Stop | null {
  let known = mapsOf(world.level);
  return () => {
    const before = known;
    known = mapsOf(world.level);
    const isSame = before.revealed === known.revealed && before.mapped === known.mapped;
    return isSame ? null : findDiscovery(world, before, isOfNote);
  };
}

type Maps = Pick<Level, 'revealed' | 'mapped'>;

const mapsOf = ({ revealed, mapped }: Level): Maps => (mapped === undefined ? { revealed } : { revealed, mapped });

const isSeen = ({ revealed, mapped }: Maps, cell: number): boolean => revealed[cell] === '1' && mapped?.[cell] !== '1';

function findDiscovery(world: World, before: Maps, isOfNote: (item: Entity) => boolean): Stop | null {
  const { raws, level } = world;
  const isNew = (cell: number): boolean => !isSeen(before, cell) && isSeen(level, cell);
  const fresh = level.entities.filter((entity) => {
    if (!entity.position || !heroSeesEntity(world, entity)) return false;
    const { x, y } = positionOf(entity);
    return isNew(y * level.width + x);
  });
  const caged = level.entities.filter((entity) => entity.caged && entity.position);
  const isFirstSight = !caged.some((entity) => isSeen(before, cellIndex(level, positionOf(entity))));
  if (isFirstSight && fresh.some((entity) => entity.caged)) return { reason: 'treasury', what: null };
  const [item] = fresh.filter((entity) => entity.kind === 'item' && !entity.caged && isOfNote(entity));
  if (item) return stopAtItem(world, item);
  const captive = fresh.find(isInChains);
  if (captive) return { reason: 'captive', what: captive.raw };
  const vendor = fresh.find((entity) => has(raws, entity, 'vendor'));
  if (vendor) return { reason: 'vendor', what: vendor.raw };
  const blessing = fresh.find(
    (entity) =>
      entity.kind === 'prop' &&
      (isBeneficial(raws, entity) || isWaitingShrine(raws, entity) || isCageWork(raws, entity)),
  );
  return blessing ? { reason: blessing.portal ? 'portal' : 'altar', what: blessing.raw } : null;
}

export function stopAtItem(world: World, item: Entity): Stop {
  const thing = refOf(world, item);
  return { reason: 'item', what: thing.raw, thing };
}
