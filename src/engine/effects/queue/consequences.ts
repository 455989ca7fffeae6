import {
  addGrudge,
  appease,
  areBodiesAdjacent,
  bodyOf,
  canFight,
  changeStandings,
  changesBy,
  factionReaction,
  isFriendOfHero,
  isHarmless,
  KILL_COST,
  keepsStanding,
  livingMembers,
  memberOf,
  noticeHero,
  QUARTER,
  reaction,
  STRIKE_COST,
  seesAny,
} from '../../creatures';
import { component, type Entity, entityById, has, isAlive, isHero, type RawId, type World } from '../../state';
import type { Strike } from './strikes';

/** Points of standing for killing a faction's foe in its sight. */
const FOE_REWARD = 1;
const RIVAL_REWARD = 3;
const LEADER_REWARD = 10;

/** Makes victims and watching faction members attack the striker. Changes standings. */
export function answerStrikes(world: World, strikes: readonly Strike[]): void {
  const changes = new Map<RawId, number>();
  for (const strike of strikes) {
    const striker = entityById(world, strike.by);
    if (striker === null) continue;
    if (isHero(striker) || striker.companion) judge(world, strike, changes);
    if (!strike.indirect && isAlive(world.raws, striker)) turnOn(world, strike, striker);
  }
  const deeds = [...changes].map(([faction, change]) => ({ faction, change }));
  const foes = deeds.filter(({ faction }) => !isFriendOfHero(world, faction));
  changeStandings(world, changesBy(world, deeds));
  for (const { faction } of foes) if (isFriendOfHero(world, faction)) appease(world, faction);
}

function judge(world: World, strike: Strike, changes: Map<RawId, number>): void {
  const { victim, killed, confused, bystander, indirect } = strike;
  const add = (faction: RawId, points: number, isLess: boolean): void =>
    void changes.set(faction, (changes.get(faction) ?? 0) + points * (isLess ? QUARTER : 1));
  const own = component(world.raws, victim, 'faction');
  if (own === null) return;
  if (isHarmless(world, victim) && isWitnessed(world, own, strike)) {
    add(own, killed ? -KILL_COST : -STRIKE_COST, confused || bystander || indirect);
  }
  if (!killed || component(world.raws, victim, 'summoned')) return;
  for (const { id: faction } of world.raws.factions) {
    if (faction === own || !keepsStanding(world, faction)) continue;
    const reward = rewardFor(world, faction, victim, own);
    if (reward > 0 && isWitnessed(world, faction, strike)) add(faction, reward, confused);
  }
}

function rewardFor({ raws }: World, faction: RawId, victim: Entity, own: RawId): number {
  const isFoe = factionReaction(raws, faction, own) === 'attack' || factionReaction(raws, own, faction) === 'attack';
  if (!isFoe) return 0;
  if (component(raws, victim, 'leader')) return LEADER_REWARD;
  return raws.faction[faction]?.rivals?.includes(own) ? RIVAL_REWARD : FOE_REWARD;
}

/** False for a melee blow, even if the victim has moved away. */
const isOutOfReach = ({ raws }: World, { victim, melee }: Strike, striker: Entity): boolean =>
  !melee &&
  (has(raws, victim, 'lair') || has(raws, victim, 'tileSize')) &&
  !areBodiesAdjacent(bodyOf(raws, victim), bodyOf(raws, striker));

/** The victim counts as a witness; the hero does not. */
function isWitnessed(world: World, faction: RawId, { victim }: Strike): boolean {
  const { hero } = world.game;
  return livingMembers(world, faction).some((one) => !isHero(one.entity) && seesAny(world, one, [victim, hero]));
}

function turnOn(world: World, strike: Strike, striker: Entity): void {
  const { victim, confused } = strike;
  const { raws } = world;
  const member = isHero(victim) ? null : memberOf(raws, victim);
  if (member === null || member.faction === component(raws, striker, 'faction')) return;
  if (component(raws, striker, 'faction') === null) return;
  // Factions with rivals fight the rivals first, unless provoked.
  const provokes = isHero(striker) && raws.faction[member.faction]?.rivals !== undefined;
  const attacks = (one: Entity): boolean =>
    reaction(world, one, striker) === 'attack' && (!provokes || one.provoked === true);
  const turn = (one: Entity): void => {
    if (reaction(world, one, striker) !== 'attack') addGrudge(world, one, striker.id);
    if (isHero(striker) || striker.companion) noticeHero(world, one);
    if (provokes) one.provoked = true;
    one.chasing ??= striker.id;
  };
  if (isAlive(raws, victim)) {
    turn(victim);
    victim.harmedBy = { id: striker.id, turn: world.game.turn };
    if (isOutOfReach(world, strike, striker)) victim.shotBy = striker.id;
  }
  if (confused) return;
  for (const mate of livingMembers(world, member.faction)) {
    const { entity } = mate;
    if (entity === victim || isHero(entity) || !canFight(raws, mate)) continue;
    if (!attacks(entity) && seesAny(world, mate, [victim, striker])) turn(entity);
  }
}
