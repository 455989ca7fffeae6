import type { Game } from '../../src/engine';
import { drainEffects } from '../../src/engine/effects/queue/drain-effects';
import type { World } from '../../src/engine/state/world';
import type { Status } from '../../src/engine/statuses';
import { durations } from '../../src/engine/systems/durations';
import type { EntityId, RawId } from '../../src/engine/vocabulary/character';
import { changed, find } from './scenario';

/** The same game with the first of this raw bearing these statuses and no others. */
export const bearing = (game: Game, raw: RawId, ...statuses: Status[]): Game =>
  changed(game, (draft) => {
    find(draft, raw).statuses = statuses;
  });

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

/** What happens to statuses when the hero gets its turn. */
export function playerTurn(world: World): void {
  world.heroDue = true;
  durations(world);
  drainEffects(world);
}
