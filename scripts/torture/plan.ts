/** What one process of the campaign is to do. */
export interface Plan {
  seed: number;
  /** It ends when so many interactions are sent, or when so many milliseconds have passed. */
  interactions: number;
  ms: number;
  servers: number;
  /** SIGKILLs after which it ends; `null` for a server now and then. */
  kills: number | null;
  /** Bundles of the processes it starts. */
  serverScript: string;
  databaseScript: string;
  /** Folder for the database; in memory without one. */
  dataPath: string | null;
}

/** What came of it. */
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
  /** Sentences, with the history of what they are about below each. */
  violations: string[];
  seconds: number;
}

/** The sum of two results' figures. */
export function addFigures(a: Figures, b: Figures): Figures {
  const names = Object.keys(a) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, a[name] + b[name]])) as unknown as Figures;
}
