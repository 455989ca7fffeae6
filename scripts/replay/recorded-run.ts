import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecording, type Recording } from './recording';

const REPLAYS = 'test/replays';

/** Reads the recorded run whose file name begins with `prefix`. Throws if there is none. */
export function recordedRun(prefix: string): Recording {
  const name = readdirSync(REPLAYS).find((file) => file.startsWith(prefix));
  if (name === undefined) throw new Error(`${REPLAYS} holds no run ${prefix}`);
  return parseRecording(readFileSync(join(REPLAYS, name), 'utf8'));
}

/** Beginnings of the file names of two runs of the planner. The Dragon: down to the caverns. The Amulet: a win. */
export const PLANNERS = { dragon: 'planner-', amulet: 'amulet-planner-' } as const;
