import { view } from '../../../src/engine';
import { threatenedCells } from '../../../src/engine/view/threatened-cells';
import { loadRaws } from '../../../src/raws';
import { demons, TOUGH } from '../../support/demons';
import { think } from '../../support/minds';

test('cells are threatened as long as whoever wound up remembers that it did', () => {
  const begun = think(demons('@...v', TOUGH));
  const prepared = begun.events.filter(({ kind }) => kind === 'prepared');
  for (let turn = 1; turn < 20; turn++) {
    const game = { ...begun.game, events: prepared, turn };
    const strikes = think(game).intents.size > 0;
    expect(threatenedCells(view(game, loadRaws())).length > 0).toBe(strikes);
  }
});
