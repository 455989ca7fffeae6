import { view } from '../../src/engine';
import { createI18n } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { poolsWith, scenario } from '../support/scenario';

const raws = loadRaws();
const refusal = { code: 'danger', danger: 'low-health', what: null } as const;

test('the question before a fight at low health names the number of fatal hits, if it is small', () => {
  const asked = (current: number): string => {
    const seen = view(scenario('@o', { legend: { o: 'orc' }, hero: poolsWith({ hp: { current, max: 30 } }) }), raws);
    return createI18n(raws).refusal(seen, refusal, { kind: 'fight' });
  };
  expect(asked(1)).toMatch(/^One hit kills you; it hits \d+ %\.$/);
  expect(asked(30)).toBe('You are badly hurt.');
});
