import { localeOf } from '../../src/i18n';

const [de, es] = [localeOf('de'), localeOf('es')];

type Sentence = (count: number) => string;

test.each<[what: string, say: Sentence, one: RegExp, two: RegExp]>([
  ['votes that decide: de', (n) => de.parties.status('vote', '', '', n), / 1 Stimme hat /, / 2 Stimmen hat /],
  ['votes that decide: es', (n) => es.parties.status('vote', '', '', n), / 1 voto /, / 2 votos /],
  [
    'runs and laurels: de',
    (n) => de.profiles.stats.figures(n, n, 3, ''),
    /^1 Lauf · 1 Lorbeer · /,
    /^2 Läufe · 2 Lorbeeren · /,
  ],
  [
    'runs and laurels: es',
    (n) => es.profiles.stats.figures(n, n, 3, ''),
    /^1 partida · 1 laurel · /,
    /^2 partidas · 2 laureles · /,
  ],
  ['days in a row: de', (n) => de.profiles.card.streak(n), / 1 Tag$/, / 2 Tage in Folge$/],
  ['days in a row: es', (n) => es.profiles.card.streak(n), / 1 día$/, / 2 días seguidos$/],
  ['charges: de', (n) => de.labels.gear.charges(n), /^1 Ladung$/, /^2 Ladungen$/],
  ['charges: es', (n) => es.labels.gear.charges(n), /^1 carga$/, /^2 cargas$/],
])('one and two differ as they should: %s', (_, say, one, two) => {
  expect(say(1)).toMatch(one);
  expect(say(2)).toMatch(two);
});
