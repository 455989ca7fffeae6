/** Plain JSON of any shape, perhaps from an older build. */
export type SavedJson = Record<string, unknown>;

/** Both functions change their argument. `game` must not touch levels, which may be stored apart. */
export interface Migration {
  to: number;
  game(saved: SavedJson): void;
  level(saved: SavedJson): void;
}

/** Older levels add no more experience or gold to the score. */
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

/** Oldest first. Entries must never change, because old games need them. */
export const MIGRATIONS: readonly Migration[] = [limitedScores];

/** Changes the game and its loaded levels in place, except if `schema` is current or later. */
export function migrateGame(saved: SavedJson, schema: number, migrations: readonly Migration[] = MIGRATIONS): void {
  for (const migration of migrations.slice(schema - 1)) {
    migration.game(saved);
    for (const level of Object.values(saved.levels as Record<string, SavedJson>)) {
      if (level.parked !== true) migration.level(level);
    }
    saved.schema = migration.to;
  }
}

/** Changes the level in place, except if `schema` is current or later. */
export function migrateLevel(saved: SavedJson, schema: number, migrations: readonly Migration[] = MIGRATIONS): void {
  for (const migration of migrations.slice(schema - 1)) migration.level(saved);
}
