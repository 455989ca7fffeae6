import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Raws } from '../../src/engine';
import { SCHEMA } from '../../src/engine/state/game';
import { SAVES, writeSave } from '../saves/write-save';
import { SCHEMAS, writeSchemas } from '../schemas/write-schemas';
import type { Change } from './change';
import { writeDocumentPictures, writeGallery, writeGoldens } from './pictures';
import { type Watched, watchFolder } from './written-files';

/** Run for which a save is recorded whenever the shape of saves changes. */
const SAVED_RUN = { seed: 'fixture', actions: 60, deepest: 2 };

/** Writes the recorded files that do not depend on `RULES`: schemas, saves, pictures. Reports each kind. */
export async function acceptFiles(root: string, raws: Raws, report: (change: Change) => void): Promise<void> {
  const kinds: Watched[] = [
    { kind: 'schemas', folder: SCHEMAS, write: () => writeSchemas(root) },
    { kind: 'saves', folder: SAVES, write: () => writeMissingSave(root, raws) },
    { kind: 'goldens', folder: 'test/render/golden', write: () => writeGoldens(root) },
    { kind: 'levels', folder: 'docs/levels', write: () => writeGallery(root, raws) },
    { kind: 'pictures', folder: 'docs/pictures', write: () => writeDocumentPictures(root, raws) },
  ];
  for (const watched of kinds) report(await watchFolder(root, watched));
}

/** Writes a save of the current shape if there is none. Saves of older shapes never change. */
async function writeMissingSave(root: string, raws: Raws): Promise<void> {
  const isThere = readdirSync(join(root, SAVES)).some((file) => file.startsWith(`schema-${SCHEMA}-`));
  if (!isThere) await writeSave(root, raws, SAVED_RUN);
}
