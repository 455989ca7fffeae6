import { RULES, SCHEMA } from '../../src/engine/state/game';
import type { Parsed } from '../../src/raws/kinds';
import type { PendingChange } from './change';
import { readRecorded, writeRecorded } from './recorded-json';
import { rulesDigest } from './rules-digest';

const NAME = 'digests.json';

/** Digests of the raws. They make sure that raws and `RULES` change only together. */
export interface Digests {
  /** `RULES` and `SCHEMA` of the last release. A change of the game or of its shape needs higher numbers. */
  released: { rules: number; schema: number };
  digests: Record<string, string>;
}

/** Returns no digests, and release 0, if none are recorded. */
export const readDigests = (root: string): Digests =>
  readRecorded<Digests>(root, NAME) ?? { released: { rules: 0, schema: 0 }, digests: {} };

/** Records that the present `RULES` and `SCHEMA` are released. */
export function releaseRules(root: string): void {
  writeRecorded(root, NAME, { ...readDigests(root), released: { rules: RULES, schema: SCHEMA } });
}

/** Compares the digest of the raws with the digest recorded for `RULES`. Returns the difference as a change. */
export function compareDigest(root: string, files: Parsed): PendingChange {
  const recorded = readDigests(root);
  const [was, is] = [recorded.digests[RULES], rulesDigest(files)];
  const line = was === undefined ? `RULES ${RULES}: ${is}` : `RULES ${RULES}: ${is} instead of ${was}`;
  return {
    kind: 'digest',
    changed: was === is ? 0 : 1,
    lines: was === is ? [] : [line],
    tasks: [],
    write: () => writeRecorded(root, NAME, { ...recorded, digests: { ...recorded.digests, [RULES]: is } }),
  };
}
