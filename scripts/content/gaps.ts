import type { Raws } from '../../src/engine';
import { FILES } from '../../src/raws/files';
import type { Parsed } from '../../src/raws/kinds';
import { faultsOfLooks } from './looks';
import { missingTexts } from './texts';
import { unplacedEntries } from './unplaced';

/** Returns a line for each gap that no schema reports: things that never appear, and missing names, texts and looks. */
export const gapsOf = (raws: Raws, files = FILES as Parsed): string[] => [
  ...unplacedEntries(files),
  ...missingTexts(raws),
  ...faultsOfLooks(raws),
];
