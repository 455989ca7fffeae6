import { view } from '../../src/engine';
import { createI18n } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { poolsWith, scenario } from '../support/scenario';

const raws = loadRaws();
const refusal = { code: 'danger', danger: 'low-health', what: null } as const;

const asked = (current: number, drawing = '@o'): string => {
  const seen = view(
    scenario(drawing, { legend: { M: 'mother-cap' }, hero: poolsWith({ hp: { current, max: 30 } }) }),
    raws,
  );
  return createI18n(raws).refusal(seen, refusal, { kind: 'fight' });
};

test('the question before a fight at low health names the number of fatal hits, if it is small', () => {
  expect(asked(1)).toMatch(/^One hit kills you; it hits \d+%\.$/);
  expect(asked(30)).toBe('You are badly hurt.');
});

test('the question counts no blows of an enemy that never strikes', () => {
  expect(asked(1, '@M')).toBe('You are badly hurt.');
  expect(asked(1, 'M@o')).toMatch(/^One hit kills you; it hits \d+%\.$/);
});

test('the question counts all foes that may strike, each of whom may hit', () => {
  const percent = (sentence: string): number => Number(/(\d+)%/.exec(sentence)?.[1]);
  const three = asked(1, 'o..\n@o.\no..');
  expect(three).toMatch(/^One hit kills you; one of three foes hits each turn: \d+%\.$/);
  expect(percent(three)).toBeGreaterThan(percent(asked(1)));
});
