import { isWin } from '../../../src/play/profiles/totals';
import { loadRaws } from '../../../src/raws';
import { sampleResult } from '../../support/run-result';

test('the laurels of The Dragon and The Amulet are wins, the prize of a sprint is not', () => {
  const { summary } = sampleResult({ summary: { laurel: true } });
  const wins = [undefined, 'amulet', 'sprint'].map((campaign) =>
    isWin({ ...summary, ...(campaign === undefined ? {} : { campaign }) }, loadRaws()),
  );
  expect(wins).toEqual([true, true, false]);
});
