import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Raws } from '../src/engine';
import { loadRaws } from '../src/raws';
import { paintGallery } from './catalogue/gallery';
import { buildPage, catalogueDifferences, PAGES, writePage } from './catalogue/pages';
import { commandLine, UsageError } from './lib/command-line';

const USAGE = `npm run catalogue -- [--accept | --pictures]

Compares the levels of 25 seeds, depths 1 to 10, 7 to 15 of The Amulet too, with those in test/catalogue. Prints every
difference and exits with 1 when there is one.

  --accept     writes the current levels to the catalogue; review the differences before committing them
  --pictures   redraws the pictures of docs/levels`;

void commandLine(
  USAGE,
  { accept: { type: 'boolean', default: false }, pictures: { type: 'boolean', default: false } },
  ({ values }) => {
    if (values.accept && values.pictures) throw new UsageError('--accept and --pictures exclude each other.');
    const raws = loadRaws();
    if (values.pictures) return writeGallery(raws);
    const differences = catalogueDifferences(raws);
    for (const line of differences) console.log(line);
    console.log(differences.length === 0 ? 'No differences.' : `${differences.length} differences`);
    if (values.accept) for (const page of PAGES) writePage(page, buildPage(raws, page));
    else if (differences.length > 0) process.exitCode = 1;
  },
);

function writeGallery(raws: Raws): void {
  const folder = join(__dirname, '../docs/levels');
  mkdirSync(folder, { recursive: true });
  for (const { file, bytes } of paintGallery(raws)) {
    writeFileSync(join(folder, file), bytes);
    console.log(`docs/levels/${file}, ${bytes.length} bytes`);
  }
}
