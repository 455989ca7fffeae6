import { type Game, legalActions, view } from '../../../src/engine';
import { createI18n, LOCALES } from '../../../src/i18n';
import { hindrancesOf } from '../../../src/play/turns/hindrances';
import { loadRaws } from '../../../src/raws';
import { mapped, scenario } from '../../support/scenario';

const raws = loadRaws();
const hindrances = (game: Game) => hindrancesOf(game, view(game, raws), { legal: legalActions(game, raws), raws });
const about = (game: Game, kind: string) => hindrances(game).find(({ action }) => action.kind === kind)?.refusal;

test('the reply names a creature in the way of the stairs', () => {
  const wide = { raw: 'peasant', tileSize: { width: 1, height: 2 } } as const;
  const game = mapped(scenario('@.t.>', { legend: { t: wide } }));
  expect(about(game, 'descend')).toEqual({ code: 'blocked', who: 'peasant' });
});

test('the reply says if there is no path to the stairs', () => {
  expect(about(mapped(scenario('@.#.>')), 'descend')).toEqual({ code: 'no-path' });
});

test('nothing is said of unknown stairs, or of stairs that the hero can reach', () => {
  expect(about(scenario('@...'), 'descend')).toBeUndefined();
  expect(about(scenario('@..>'), 'descend')).toBeUndefined();
});

describe('enemies beyond deep water', () => {
  /** Reason why Fight is greyed out, in every language. */
  const said = (sight: number): string[] => {
    const game = scenario('..~w\n@.~.', { legend: { w: { raw: 'mangy-wolf', viewshed: { range: sight } } } });
    const refusal = about(game, 'fight');
    if (!refusal) throw new Error('Fight is not grey');
    const tongues = Object.values(LOCALES).map((locale) => createI18n(raws, locale));
    return tongues.map((i18n) => i18n.refusal(view(game, raws), refusal, { kind: 'fight' }));
  };

  test.each([0, 8])('are never waited for, whether they have noticed the hero or not: sight %d', (sight) => {
    for (const sentence of said(sight)) expect(sentence).not.toMatch(/let them come|lass sie kommen|deja que vengan/);
    expect(said(sight)).toContain('You know no way to them, nor they to you. Go on as you please.');
  });
});
