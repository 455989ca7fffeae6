/** A save of an older shape: nothing is certain but that it is plain JSON. */
export type SavedJson = Record<string, unknown>;

/**
 * One step from a shape to the next. `game` changes everything but the levels, `level` each level, parked ones
 * included. Both may change what they are given.
 */
export interface Migration {
  /** The shape it makes. */
  to: number;
  game(saved: SavedJson): void;
  level(saved: SavedJson): void;
}

/** Standing, pursuers and limits of the score. Levels already built give nothing more than they gave so far. */
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

/** Without gaps: the first makes shape 2, the last the present one. Entries are never removed or changed. */
export const MIGRATIONS: readonly Migration[] = [limitedScores];

/** Migrates a game of shape `schema` to the newest, in place. Parked levels are migrated when they are loaded. */
export function migrateGame(saved: SavedJson, schema: number, migrations: readonly Migration[] = MIGRATIONS): void {
  for (const migration of migrations.slice(schema - 1)) {
    migration.game(saved);
    for (const level of Object.values(saved.levels as Record<string, SavedJson>)) {
      if (level.parked !== true) migration.level(level);
    }
    saved.schema = migration.to;
  }
}

/** Migrates a separately saved level to the newest shape, in place. */
export function migrateLevel(saved: SavedJson, schema: number, migrations: readonly Migration[] = MIGRATIONS): void {
  for (const migration of migrations.slice(schema - 1)) migration.level(saved);
}
