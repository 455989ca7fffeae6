/** Task of one process of the campaign. */
export interface Plan {
  seed: number;
  /** Limits of the campaign: interactions, and time in milliseconds. The first limit that is reached ends it. */
  interactions: number;
  ms: number;
  servers: number;
  /** Number of SIGKILLs that ends the campaign; `null` if servers are killed only from time to time. */
  kills: number | null;
  /** Bundles of the processes that the campaign starts. */
  serverScript: string;
  databaseScript: string;
  store: 'dynalite' | 'sqlite';
  /** Folder of the database's data; `null` for a database in memory, which SQLite does not support. */
  dataPath: string | null;
}

/**
 * Numbers of a campaign. `applied` to `unclear` count interactions by result, `unanswered` counts deliveries without a
 * reply, and `throttled` counts refused requests to the database. `levels` and `chunks` count written items.
 */
export interface Figures {
  interactions: number;
  deliveries: number;
  applied: number;
  repeated: number;
  stale: number;
  deferred: number;
  unclear: number;
  unanswered: number;
  throttled: number;
  faults: number;
  kills: number;
  databaseKills: number;
  runs: number;
  finished: number;
  versions: number;
  levels: number;
  chunks: number;
}

export interface CampaignResult {
  seed: number;
  figures: Figures;
  /** Sentences, each followed by the history of the interaction or run. */
  violations: string[];
  seconds: number;
}

export function addFigures(a: Figures, b: Figures): Figures {
  const names = Object.keys(a) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, a[name] + b[name]])) as unknown as Figures;
}
