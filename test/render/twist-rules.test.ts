import { view } from '../../src/engine';
import { TWISTS } from '../../src/engine/vocabulary/twist';
import { createI18n, LOCALES } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { visibleLogLines as linesOnScreen } from '../../src/render/classic/panels';
import { LARGE, STANDARD } from '../../src/render/compact/layout';
import { visibleLogLines } from '../../src/render/compact/log';
import { scenario } from '../support/scenario';

const raws = loadRaws();
const CASES = Object.values(LOCALES).flatMap((locale) =>
  TWISTS.map((twist) => ({ locale, language: locale.id, twist })),
);

test.each(CASES)('the text about the twist $twist fits on every picture in $language', ({ locale, twist }) => {
  const i18n = createI18n(raws, locale);
  const seen = view(scenario('@'), raws);
  const arrived = { ...seen, twist, events: [{ kind: 'twist', twist, turn: seen.turn, sense: 'self' } as const] };
  const { brief } = locale.labels.twist[twist];
  for (const viewport of [STANDARD, LARGE])
    expect(visibleLogLines(viewport, i18n.captions(arrived).log)).toEqual([brief]);
  expect(linesOnScreen(i18n.classic(arrived))).toEqual([brief]);
});
