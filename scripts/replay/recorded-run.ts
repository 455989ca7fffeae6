import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecording, type Recording } from './recording';

const REPLAYS = 'test/replays';

/** The recorded run whose file has a name that begins so. Throws when there is none. */
export function recordedRun(prefix: string): Recording {
  const name = readdirSync(REPLAYS).find((file) => file.startsWith(prefix));
  if (name === undefined) throw new Error(`${REPLAYS} holds no run ${prefix}`);
  return parseRecording(readFileSync(join(REPLAYS, name), 'utf8'));
}

/** Runs of the planner: in The Dragon down to the caverns, in The Amulet all the way down and home. */
export const PLANNERS = { dragon: 'planner-', amulet: 'amulet-planner-' } as const;
