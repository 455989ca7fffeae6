import { boonSum, carriedQuest, component, emit, HUNGER_STATES, own, TOWN, type World } from '../state';
import { isHungry } from '../vocabulary/character';

/** Player-turns of each state except `well-fed`, without boons. */
const STATE_TURNS = 200;
const STARVING_DAMAGE = 1;

/** Runs once a player-turn, except in town. The quest item halves the pace. */
export function hunger(world: World): void {
  const { hero, turn } = world.game;
  if (!world.heroDue || world.game.depth === TOWN || !component(world.raws, hero, 'hunger')) return;
  if (isSpared(world, turn)) return;
  const clock = own(world.raws, hero, 'hunger');
  clock.turns = Math.max(0, clock.turns - 1);
  if (clock.turns > 0) return;
  const next = HUNGER_STATES[HUNGER_STATES.indexOf(clock.state) + 1];
  if (next) {
    clock.state = next;
    clock.turns = Math.round((STATE_TURNS * (100 + boonSum(world.raws, hero, 'meals_percent'))) / 100);
    emit(world, { kind: 'hunger', state: next }, 'self');
    return;
  }
  const targets = { kind: 'entity', id: hero.id } as const;
  world.queue.push({ tag: 'damage', by: null, source: 'hunger', targets, amount: STARVING_DAMAGE });
}

const isSpared = ({ raws, game }: Pick<World, 'raws' | 'game'>, turn: number): boolean =>
  turn % 2 === 0 && carriedQuest(raws, game) !== null;

export function stillHunger({ raws, game }: World): void {
  const clock = own(raws, game.hero, 'hunger');
  if (isHungry(clock.state)) Object.assign(clock, { state: 'normal', turns: STATE_TURNS });
}

/** Returns hit points that hunger takes in the next player-turn. */
export function starvationDamage(world: World): number {
  const { raws, game } = world;
  const clock = component(raws, game.hero, 'hunger');
  const starves = clock !== null && clock.turns <= 1 && HUNGER_STATES.indexOf(clock.state) === HUNGER_STATES.length - 1;
  return starves && game.depth !== TOWN && !isSpared(world, game.turn + 1) ? STARVING_DAMAGE : 0;
}
