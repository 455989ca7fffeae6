import type { Game } from '../../../src/engine';
import { armorClass } from '../../../src/engine/formulas';
import { loadRaws } from '../../../src/raws';
import { demons, TOUGH } from '../../support/demons';
import { think } from '../../support/minds';
import { changed, find } from '../../support/scenario';

const raws = loadRaws();

describe('a Bulwark Fiend', () => {
  const armor = (game: Game): number => armorClass({ raws, game }, find(game, 'bulwark-fiend'));

  test('comes on behind its shield, lowers it to strike, and raises it again', () => {
    const far = demons('@....b', TOUGH);
    const coming = think(far);
    expect(armor(coming.game) - armor(far)).toBe(16);
    const near = changed(coming.game, (draft) => {
      find(draft, 'bulwark-fiend').position = { x: 2, y: 1 };
    });
    const striking = think(near);
    expect([armor(striking.game), striking.intents.size]).toEqual([armor(far), 1]);
    const covered = think(striking.game);
    expect([armor(covered.game) - armor(far), covered.intents.size]).toEqual([16, 0]);
  });
});
