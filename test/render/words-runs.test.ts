import type { Game, View } from '../../src/engine';
import { loadRaws } from '../../src/raws';
import { createWords } from '../../src/render';
import { randomRun, richGame, someGame } from '../support/random-run';

const raws = loadRaws();
const words = createWords(raws);
const RUNS = Number(process.env.RUNS ?? 10);
const STEPS = 100;

/** What no text of ours may hold: broken values, clumsy spacing, the wrong article, numbers with binary tails. */
const BROKEN =
  /undefined|NaN|\[object|null| {2}| [.,!?:](?!\.)|\ba [AEIOU]|\ban [^AEIOUaeiou]|\d\.\d{3}|\b[Tt]he the\b|\bsome \w+ lies\b/;

/** Everything that is said of a view, whoever asks. Map and pages of columns apart. */
function everything(view: View): string[] {
  return [
    words.status(view),
    words.altText(view),
    ...words.look(view),
    ...words.inventory(view),
    ...words.character(view),
    ...words.log(view, 1).lines,
    ...view.things.map(({ id }) => words.describe(view, id)),
    ...words.captions(view).log.flatMap(({ segments }) => segments.map(({ text }) => text)),
  ];
}

/** Names of magic things of which the hero does not know what they are. */
const secrets = ({ identified }: Game): string[] =>
  raws.items.filter(({ id, magic }) => magic && !identified.includes(id)).map(({ name }) => name);

test('there are secrets to keep', () => {
  expect(secrets(richGame('apples'))).toContain('Health Potion');
});

const starts = [
  ...Array.from({ length: RUNS }, (_, index): [string, Game] => [`run ${index}`, someGame(index)]),
  ...['apples', 'pears'].map((seed): [string, Game] => [`a rich hero and ${seed}`, richGame(seed)]),
];

test.each(starts)('%s is told without a slip, and tells no secret', (seed, start) => {
  for (const { game, view, events } of randomRun(start, seed, STEPS)) {
    const said = [...everything(view), ...words.sentences(events)];
    expect(said.filter((line) => BROKEN.test(line))).toEqual([]);
    expect(secrets(game).filter((name) => said.some((line) => line.includes(name)))).toEqual([]);
    expect(words.altText(view).length).toBeLessThanOrEqual(1024);
    const lines = words.textMode(view).split('\n');
    expect(lines.length).toBeLessThanOrEqual(30);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(32);
    expect(lines.join('')).toContain('@');
  }
});
