import type { Game } from '../../src/engine';
import { drainEffects } from '../../src/engine/effects/queue/drain-effects';
import type { World } from '../../src/engine/state/world';
import type { Status } from '../../src/engine/statuses';
import { durations } from '../../src/engine/systems/durations';
import type { EntityId, RawId } from '../../src/engine/vocabulary/character';
import { changed, find } from './scenario';

/** Game in which the first creature of a raw has exactly the given statuses. */
export const bearing = (game: Game, raw: RawId, ...statuses: Status[]): Game =>
  changed(game, (draft) => {
    find(draft, raw).statuses = statuses;
  });

/** Poison that deals `damage` hit points on each of `turns` turns. */
export const poison = (turns: number, damage: number, by: EntityId | null): Status => ({
  kind: 'damage-over-time',
  source: 'venom',
  turns,
  by,
  damage,
});

export const confusion = (turns: number, by: EntityId | null = null): Status => ({
  kind: 'confusion',
  source: 'confusion-scroll',
  turns,
  by,
});

/** Runs the part of the hero's turn that changes statuses. */
export function playerTurn(world: World): void {
  world.heroDue = true;
  durations(world);
  drainEffects(world);
}
