import type { Raws } from '../../src/engine';
import { RULES, SCHEMA } from '../../src/engine/state/game';
import { FILES } from '../../src/raws/files';
import type { Parsed } from '../../src/raws/kinds';
import { PAGES, type PageId } from '../catalogue/pages';
import { WANTED_RUNS, type WantedRun } from '../replay/wanted-runs';
import { compareCatalogue } from './catalogue';
import type { Change } from './change';
import { compareContent } from './content';
import { compareDigest, readDigests } from './digests';
import { compareRecordings, hasOtherEnd, replayRecordings } from './recordings';

export interface AcceptOptions {
  root: string;
  raws: Raws;
  /**
   * Maximum seconds for the search for new runs. A new run replaces a recorded one that no longer shows what it should.
   */
  seconds: number;
  pages?: readonly PageId[];
  runs?: readonly WantedRun[];
}

/**
 * Writes the recorded files that depend on the rules: digest, content, catalogue, recorded runs. Returns false and
 * writes nothing if the game has changed but `RULES` is still that of the last release.
 */
export async function acceptRules(options: AcceptOptions, report: (change: Change) => void): Promise<boolean> {
  const { root, raws, seconds, pages = PAGES, runs = WANTED_RUNS } = options;
  const digest = compareDigest(root, FILES as Parsed);
  const catalogue = compareCatalogue(root, raws, pages);
  const pending = [digest, compareContent(root, raws), catalogue];
  for (const change of pending) report(change);
  const replayed = replayRecordings(root, raws, runs);
  const { released } = readDigests(root);
  const altersGame = digest.changed > 0 || catalogue.changed > 0 || hasOtherEnd(replayed, SCHEMA > released.schema);
  if (altersGame && RULES <= released.rules) {
    report({ ...(await compareRecordings(root, raws, replayed, 0)), tasks: [RAISE_RULES] });
    return false;
  }
  const recordings = await compareRecordings(root, raws, replayed, seconds);
  report(recordings);
  for (const change of [...pending, recordings]) if (change.changed > 0) change.write();
  return true;
}

const RAISE_RULES = [
  `the game is another, and RULES ${RULES} is that of the last release: set RULES in src/engine/state/game.ts to ${RULES + 1}`,
  'and run npm run accept again. Nothing was written.',
].join(' ');
