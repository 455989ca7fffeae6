/** What a shape of saves knew, as read: nothing about it is certain but that it is plain JSON. */
export type SavedJson = Record<string, unknown>;

/**
 * One step from a shape to the next. `game` changes all but the levels, `level` each level, parked ones included.
 * Both may mutate what they are given.
 */
export interface Migration {
  /** The shape it makes. */
  to: number;
  game(saved: SavedJson): void;
  level(saved: SavedJson): void;
}

/** Without gaps: the first makes shape 2, the last makes the present one. Never removed, never changed. */
export const MIGRATIONS: readonly Migration[] = [];

/** Brings a game of shape `schema` up to the newest, in place. Parked levels are left alone: they come by themselves. */
export function migrateGame(saved: SavedJson, schema: number, migrations: readonly Migration[] = MIGRATIONS): void {
  for (const migration of migrations.slice(schema - 1)) {
    migration.game(saved);
    for (const level of Object.values(saved.levels as Record<string, SavedJson>)) {
      if (level.parked !== true) migration.level(level);
    }
    saved.schema = migration.to;
  }
}

/** Brings a level saved by itself up to the newest shape, in place. */
export function migrateLevel(saved: SavedJson, schema: number, migrations: readonly Migration[] = MIGRATIONS): void {
  for (const migration of migrations.slice(schema - 1)) migration.level(saved);
}
