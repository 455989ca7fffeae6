/** A saved game or level, perhaps of an older shape. The type promises only plain JSON. */
export type SavedJson = Record<string, unknown>;

/**
 * A step from one shape of saved games to the next. Both functions change their argument. `game` does not touch levels,
 * because a level may be stored apart from its game.
 */
export interface Migration {
  to: number;
  game(saved: SavedJson): void;
  level(saved: SavedJson): void;
}

/**
 * Adds standings, pursuers and the limits of the score. Levels built before this migration add no more experience or
 * gold to the score.
 */
const limitedScores: Migration = {
  to: 2,
  game(saved) {
    const { pools } = saved.hero as { pools: { xp: number; gold: number } };
    const built = Object.keys(saved.levels as Record<string, SavedJson>);
    Object.assign(saved, {
      standings: {},
      watchCalled: null,
      pursuers: [],
      tallies: Object.fromEntries(built.map((depth) => [depth, { xp: 0, mostXp: 0, mostGold: 0 }])),
      earlier: { xp: pools.xp, gold: pools.gold },
    });
  },
  level() {},
};

/** Oldest first. Entries must never be removed or changed, because stored games of any age pass through them. */
export const MIGRATIONS: readonly Migration[] = [limitedScores];

/**
 * Migrates a game and its loaded levels from shape `schema` to the newest, in place. A game of the newest or a later
 * shape does not change. `migrateLevel` migrates levels that are stored apart from the game.
 */
export function migrateGame(saved: SavedJson, schema: number, migrations: readonly Migration[] = MIGRATIONS): void {
  for (const migration of migrations.slice(schema - 1)) {
    migration.game(saved);
    for (const level of Object.values(saved.levels as Record<string, SavedJson>)) {
      if (level.parked !== true) migration.level(level);
    }
    saved.schema = migration.to;
  }
}

/**
 * Migrates a level stored apart from its game from shape `schema` to the newest, in place. A level of the newest or a
 * later shape does not change.
 */
export function migrateLevel(saved: SavedJson, schema: number, migrations: readonly Migration[] = MIGRATIONS): void {
  for (const migration of migrations.slice(schema - 1)) migration.level(saved);
}
