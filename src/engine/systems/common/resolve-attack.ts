import { distanceSquared, line, type Point } from '../../../lib/geometry';
import {
  type Attack,
  ambushOf,
  armorClassAgainst,
  damageDice,
  isTruceBetween,
  makeNoise,
  noticeHero,
  toHit,
} from '../../creatures';
import { rollProc, triggerProcs } from '../../effects/queue/procs';
import { reportTruce } from '../../effects/queue/truce';
import { hits } from '../../formulas';
import { isKnown, refOf } from '../../knowledge';
import type { Entity, EventFact, RawId, World } from '../../state';
import { emitAt, footprint, heroSees, isHero, positionOf, visibleCellOf } from '../../state';

interface Engagement {
  attacker: Entity;
  target: Entity;
  way: 'melee' | 'shot' | 'throw';
}

/** Rolls 1d20 to hit, then damage, then procs. An ambush hits without a roll. */
export function resolveAttack(world: World, engagement: Engagement, attack: Attack): void {
  const { raws, rng } = world;
  const { attacker, target, way } = engagement;
  if (isTruceBetween(world, attacker, target)) {
    reportTruce(world, target, attacker.id);
    return;
  }
  const weapon = knownWeapon(world, attack);
  const ambush = isHero(attacker) ? ambushOf(world, target) : null;
  if (ambush !== null) noticeHero(world, target);
  makeNoise(world, way === 'melee' ? 'blow' : 'shot', positionOf(target));
  const natural = ambush === null ? rng.die(20) : null;
  if (
    natural !== null &&
    !hits(natural, natural + toHit(raws, attacker, attack), armorClassAgainst(world, target, attack))
  ) {
    report(world, engagement, (what) => ({ kind: 'missed', fumble: natural === 1, ...what }));
    return;
  }
  const rolled = Math.max(0, rng.roll(damageDice(raws, attacker, attack)));
  const amount = ambush === 'double' ? 2 * rolled : rolled;
  const surprise = ambush === null ? {} : { ambush };
  report(world, engagement, (what) => ({ kind: 'hit', attack: weapon ?? attack.name, amount, ...what, ...surprise }));
  world.blows.push({ by: attacker, target, isShot: way !== 'melee' });
  const targets = { kind: 'entity', id: target.id } as const;
  const source = weapon ?? attacker.raw;
  const strike = { tag: 'strike', by: attacker.id, source, targets, amount } as const;
  world.queue.push(way === 'melee' ? { ...strike, melee: true } : strike);
  if (way === 'throw') return;
  const { effects, proc } = attack;
  if (proc) rollProc(world, { ...proc, effects, raw: source }, attacker, target);
  triggerProcs(world, 'hits', attacker, target);
  if (way === 'melee') triggerProcs(world, 'is-hit', target, attacker);
}

const knownWeapon = (world: World, { weapon }: Attack): RawId | null =>
  weapon !== null && isKnown(world, weapon) ? weapon : null;

type Blow = Pick<EventFact & { kind: 'hit' }, 'attacker' | 'target' | 'at' | 'from' | 'shot'>;

function report(world: World, { attacker, target, way }: Engagement, fact: (what: Blow) => EventFact): void {
  const isFar = way !== 'melee';
  const start = visibleCellOf(world, attacker);
  const at = nearestOf(cellsToShow(world, target, isFar), start);
  const from = isFar ? (line(start, at).find((cell) => heroSees(world, cell)) ?? start) : start;
  const seen = heroSees(world, at) ? at : from;
  const what = { attacker: refOf(world, attacker), target: refOf(world, target), at, from };
  emitAt(world, fact(way === 'shot' ? { ...what, shot: true } : what), seen, isHero(attacker) || isHero(target));
}

function cellsToShow(world: World, target: Entity, isFar: boolean): Point[] {
  const cells = footprint(world.raws, target);
  const seen = isFar ? cells.filter((cell) => heroSees(world, cell)) : [];
  return seen.length > 0 ? seen : cells;
}

function nearestOf(cells: readonly Point[], from: Point): Point {
  return cells.reduce((best, cell) => (distanceSquared(cell, from) < distanceSquared(best, from) ? cell : best));
}
