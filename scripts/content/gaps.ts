import type { Raws } from '../../src/engine';
import { FILES } from '../../src/raws/files';
import type { Parsed } from '../../src/raws/kinds';
import { faultsOfLooks } from './looks';
import { missingTexts } from './texts';
import { unplacedEntries } from './unplaced';

/** Lists what the content lacks and no schema demands: places in the game, names, texts and looks; one line each. */
export const gapsOf = (raws: Raws, files = FILES as Parsed): string[] => [
  ...unplacedEntries(files),
  ...missingTexts(raws),
  ...faultsOfLooks(raws),
];
