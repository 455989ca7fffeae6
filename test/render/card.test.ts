import type { Over, View } from '../../src/engine';
import { type CardRecord, type ClosingRecord, createI18n, createLanguages, LOCALES } from '../../src/i18n';
import { FRAMES, TITLES } from '../../src/lib/looks';
import { loadRaws } from '../../src/raws';
import { createRenderer } from '../../src/render';
import { NAME_ROOM, ROOM } from '../../src/render/card/inscription';
import { nameLines } from '../../src/render/card/name';
import { LADDER } from '../../src/render/card/victory';
import { WIDTH } from '../../src/render/compact/layout';
import { capsWidth } from '../../src/render/font/pixel-face';
import { textWidth, wrapText } from '../../src/render/font/text';
import { indexedHeader } from '../support/pictures';
import { sampleResult } from '../support/run-result';
import { cave, forest, lair } from '../support/views';
import { expectGolden } from './golden-picture';

const raws = loadRaws();
const words = createI18n(raws);
const { picture, profile, closing } = createRenderer(raws, words);
const MOST_BYTES = 80_000;
/** Width of the stone inside its border, in art pixels. */
const STONE = 190;

const over = (view: View, change: Partial<Over>, more: Partial<View> = {}): View => ({
  ...view,
  turn: 2318,
  ...more,
  over: { result: 'died', turn: 2318, depth: view.depth, by: null, cause: null, ...change },
});

/** View with the summary of a finished run. */
const recorded = (view: View, change: Partial<NonNullable<View['summary']>> = {}): View => ({
  ...view,
  summary: {
    result: view.over!.result,
    score: 2961,
    depth: view.depth,
    deepest: view.depth,
    level: view.hero.level,
    xp: view.hero.xp,
    kills: view.kills,
    gold: view.hero.gold,
    turns: view.turn,
    by: null,
    cause: null,
    laurel: view.laurel,
    cheated: view.cheated,
    ...change,
  },
});

const dragon = () => over(lair().view, { by: 'black-dragon', cause: 'acid-breath' }, { recipe: 'dwarven-fortress' });
const wolf = () => over(forest().view, { by: 'mangy-wolf' }, { recipe: 'forest', seed: '7Q4-KVX' });
const victory = () => {
  const view = over(lair().view, { result: 'retired' }, { recipe: 'dwarven-fortress', depth: 11, laurel: true });
  const descent = [0, 25, 190, 420, 611, 803, 1040, 1277, 1590, 1902, 2204].map((turn, i) => ({ depth: i + 1, turn }));
  return recorded({ ...view, descent, hero: { ...view.hero, name: 'Wilhelmina of Muddlewick' } });
};
/** View of a run with the Amulet that ends at home or on the way. */
const homeward = (change: Partial<Over>, depth: number): View => {
  const turns = (first: number, step: number) => Array.from({ length: 15 }, (_, i) => first + step * i);
  const view = over(lair().view, change, { recipe: 'town', campaign: 'amulet', seed: 'AMULET.7Q4-KVX', depth });
  const descent = turns(0, 97).map((turn, i) => ({ depth: i + 1, turn }));
  const ascent = turns(1460, 61).map((turn, i) => ({ depth: 15 - i, turn }));
  const laurel = change.result === 'retired';
  const hero = { ...view.hero, name: 'Wilhelmina of Muddlewick', level: 14 };
  const gone = { ...view, descent, ascent: ascent.slice(0, 16 - depth), hero, carried: 'amulet-of-yala', laurel };
  return recorded(gone, { score: 16_402 });
};
const bearer = () => homeward({ result: 'retired' }, 1);
const fallenBearer = () => ({ ...homeward({ by: 'orc-leader' }, 4), recipe: 'deep-limestone-caverns' });

const lateVictor = () =>
  recorded(over(lair().view, { by: 'orc' }, { recipe: 'dwarven-fortress', depth: 11, laurel: true }), {
    score: 12_961,
  });
const cheat = () =>
  recorded(over(lair().view, { cause: 'hunger' }, { recipe: 'dwarven-fortress', cheated: true }), { score: 12_961 });

describe.each([
  ['death-dragon', dragon],
  ['death-wolf', wolf],
  ['victory', victory],
  ['victory-amulet', bearer],
  ['death-homeward', fallenBearer],
  ['death-victor', lateVictor],
  ['death-cheated', cheat],
])('the card %s', (name, view) => {
  test('is the committed one', () => expectGolden(name, picture(view()).png));

  test('is as large as the map, small in bytes, and has a palette', () => {
    const { png, width, height } = picture(view());
    expect([width, height]).toEqual([672, 700]);
    expect(png.length).toBeLessThan(MOST_BYTES);
    expect(indexedHeader(png).colours).toBeLessThanOrEqual(256);
  });
});

test.each([
  ['a headstone', dragon],
  ['the card of a victor', victory],
])('on %s a name in letters that the font lacks is replaced', (_, view) => {
  const named = (name: string) => picture({ ...view(), hero: { ...view().hero, name } }).png;
  expect(named('日本語の勇者')).toEqual(named('Wanderer'));
  expect(named('𝕱𝖗𝖆𝖐𝖙𝖚𝖗')).toEqual(named('Fraktur'));
});

const base = forest().view;

describe.each(['safe', 'contrast'] as const)('in %s', (palette) => {
  test.each([
    ['death-wolf', wolf],
    ['victory', victory],
    ['victory-amulet', bearer],
  ])('the card %s is the committed one', (name, view) =>
    expectGolden(`${name}-${palette}`, picture(view(), { palette }).png),
  );
});

const { view: ended } = cave();
const famous: CardRecord = {
  heroName: 'Wilhelmina of Muddlewick',
  totals: { runs: 128, wins: 3, bestDepth: 9, bestScore: 12_961 },
  cause: { raw: 'bandit', times: 31 },
  depths: [4, 31, 40, 22, 14, 9, 5, 0, 3].map((runs, i) => ({ depth: i + 1, runs })),
  map: { ...ended, recipe: 'limestone-caverns', at: ended.hero.at },
  streak: 12,
  feats: [
    { id: 'dragonslayer', share: 0.031 },
    { id: 'trap-inspector', share: null },
    { id: 'three-at-a-blow', share: 0.004 },
    { id: 'first-blood', share: 0.9 },
  ],
  crest: { emblem: 'paw', colour: 'teal' },
  best: { kind: 'escape', hp: 2, depth: 7 },
};
const unknown: CardRecord = {
  heroName: null,
  totals: { runs: 0, wins: 0, bestDepth: 0, bestScore: 0 },
  cause: null,
  depths: [],
  map: null,
  streak: 0,
  feats: [],
};

test('the rank of a player rises with depth, and then with laurels', () => {
  const rankAt = (bestDepth: number, wins: number) =>
    words.profileCard({ ...unknown, totals: { ...unknown.totals, bestDepth, wins } }).rank;
  expect([0, 2, 3, 6, 9].map((depth) => rankAt(depth, 0).name)).toEqual([
    ...['Newcomer', 'Newcomer', 'Wayfarer', 'Delver', 'Deepwalker'],
  ]);
  expect([1, 4, 5].map((wins) => rankAt(9, wins).name)).toEqual(['Champion', 'Champion', 'Legend']);
});

describe('the card of a player', () => {
  test('names the campaign of the deepest run if that is not the first', () => {
    const placeIn = (more: object) => words.profileCard({ ...famous, map: { ...famous.map!, ...more } }).map?.place;
    expect(placeIn({ campaign: 'amulet' })).toBe(`${placeIn({})} · The Amulet`);
  });

  test.each<[string, CardRecord, 'standard' | 'safe' | 'contrast']>([
    ['profile', famous, 'standard'],
    ['profile-safe', famous, 'safe'],
    ['profile-contrast', famous, 'contrast'],
    ['profile-unknown', unknown, 'standard'],
  ])('%s is the committed one', async (name, record, palette) => {
    const { png, width } = profile(record, { palette });
    expect([width, png.length < MOST_BYTES]).toEqual([672, true]);
    await expectGolden(name, png);
  });

  test('has the frame that the player has chosen instead of the frame of the rank', () => {
    const framed = FRAMES.map((frame) => profile({ ...unknown, frame }).png.toString('base64'));
    expect(new Set([...framed, profile(unknown).png.toString('base64')]).size).toBe(FRAMES.length + 1);
  });

  test.each(Object.keys(LOCALES))('has room for its texts in %s', (tag) => {
    const i18n = createLanguages(raws)(tag);
    const { figures, feats } = i18n.profileCard({
      ...famous,
      feats: raws.feats.map(({ id }) => ({ id, share: 0.004 })),
    });
    for (const { label } of figures) expect(textWidth(label)).toBeLessThanOrEqual(WIDTH / 4 - 4);
    for (const { share } of feats.newest) expect(textWidth(share ?? '')).toBeLessThanOrEqual(WIDTH - 62);
    // The condition of each feat is broken into lines, and no word is cut off.
    for (const { id } of raws.feats) {
      const lines = wrapText([i18n.feat(id).how], WIDTH - 62);
      expect(lines.join(' ')).toBe(i18n.feat(id).how);
      expect(lines.length).toBeLessThanOrEqual(3);
    }
    const names = raws.feats.map(({ id }) => i18n.feat(id).name).filter((name) => textWidth(name) > WIDTH - 62);
    expect(names).toEqual([]);
  });
});

const leaderboardRun = (heroName: string, summary: Parameters<typeof sampleResult>[0] & object) => ({
  heroName,
  summary: sampleResult(summary).summary,
});
const week: ClosingRecord = {
  scope: 'guild',
  season: '2026-W47',
  places: [
    {
      rank: 1,
      crest: { emblem: 'moon', colour: 'violet' },
      ...leaderboardRun('Wilhelmina of Muddlewick', {
        summary: { score: 4_333, deepest: 8, laurel: true, result: 'retired' },
      }),
    },
    {
      rank: 2,
      crest: { emblem: 'axe', colour: 'red' },
      ...leaderboardRun('Bob', { summary: { score: 912, deepest: 6, by: 'black-dragon', cause: 'acid-breath' } }),
    },
    { rank: 3, ...leaderboardRun('Eve', { summary: { score: 655, deepest: 5, by: null, cause: 'hunger' } }) },
  ],
  deepest: leaderboardRun('Wilhelmina of Muddlewick', { summary: { deepest: 8 } }),
  mostFeats: { ...leaderboardRun('Bob', {}), feats: 7 },
};
const alone: ClosingRecord = {
  ...week,
  season: '2026-10',
  places: week.places.slice(1, 2),
  deepest: null,
  mostFeats: null,
};

describe('the card of a finished week or month', () => {
  test.each<[string, ClosingRecord, 'standard' | 'safe' | 'contrast']>([
    ['closing', week, 'standard'],
    ['closing-safe', week, 'safe'],
    ['closing-contrast', week, 'contrast'],
    ['closing-alone', alone, 'standard'],
  ])('%s is the committed one', async (name, record, palette) => {
    const { png, width } = closing(record, { palette });
    expect([width, png.length < MOST_BYTES]).toEqual([672, true]);
    await expectGolden(name, png);
  });

  test.each(Object.keys(LOCALES))('has room for its texts in %s, and the text has the same facts', (tag) => {
    const i18n = createLanguages(raws)(tag);
    const seasons = ['2026-W47', '2026-W40', '2026-W53', '2026-11'].map((season) => ({ ...week, season }));
    for (const record of [...seasons, ...seasons.map((one) => ({ ...one, campaign: 'amulet' }))]) {
      const { whose, period, facts, lines } = i18n.closingCard(record);
      expect(whose.endsWith(i18n.campaign('amulet').name)).toBe('campaign' in record);
      for (const text of [whose, period]) expect(textWidth(text)).toBeLessThanOrEqual(WIDTH - 10);
      for (const { label } of facts) expect(textWidth(label)).toBeLessThanOrEqual(WIDTH - 44);
      expect(`${whose}${period}`).toMatch(/^[\x20-\x7eÀ-ÿ·–]+$/);
      for (const name of ['Wilhelmina', 'Bob', 'Eve', '7', '8']) expect(lines.join('\n')).toContain(name);
    }
  });
});

test.each(Object.keys(LOCALES))('the depths of the longest run leave room for their turns in %s', (tag) => {
  const descent = [{ depth: 12, turn: 99_999 }];
  const [step] = createLanguages(raws)(tag).epitaph({ ...victory(), descent }).descent;
  expect(textWidth(step!.when)).toBeLessThanOrEqual(WIDTH - LADDER.left - LADDER.plate - 12);
});

test.each<[string, Partial<Over>, string, string | null]>([
  ['a blow', { by: 'mangy-wolf' }, 'slain by', 'a mangy wolf'],
  ['a spell', { by: 'black-dragon', cause: 'acid-breath' }, 'slain with Acid Breath by', 'a black dragon'],
  ['a venomous blade', { by: 'bandit', cause: 'dagger-of-venom' }, 'slain by', 'a bandit'],
  ['Mom', { by: 'mom' }, 'slain by', 'Mom'],
  ['a trap', { cause: 'bear-trap' }, 'killed by', 'a bear trap'],
  ['hunger', { cause: 'hunger' }, 'starved to death in', null],
  ['nothing known', {}, 'lost in', null],
  ['giving up', { result: 'abandoned' }, 'gave up the quest in', null],
  ['retiring', { result: 'retired' }, 'retired victorious from', null],
])('the inscription of %s', (_what, change, how, who) => {
  expect(words.epitaph(over(base, change))).toMatchObject({ how, who });
});

test.each([
  ['en', '4,756'],
  ['de', '4.756'],
  ['es', '4756'],
] as const)('gold has the marks of thousands of %s, like turns and scores, and no fractions', (tag, gold) => {
  const view = victory();
  const rich = { ...view, hero: { ...view.hero, gold: 4756.7 } };
  expect(createLanguages(raws)(tag).epitaph(rich)).toMatchObject({ gold });
});

test('the stone uses singular and plural', () => {
  const { standing, kills } = words.epitaph(over(base, {}, { turn: 1, kills: 1 }));
  expect([standing, kills]).toEqual(['Level 2 · 1 turn', '1 kill']);
  expect(words.epitaph(over(base, {}, { turn: 12_318, kills: 0 }))).toMatchObject({
    standing: 'Level 2 · 12,318 turns',
    kills: '0 kills',
  });
});

test.each([
  ['Aldric', ['Aldric'], 2],
  ['Aldric the Reckless', ['Aldric the Reckless'], 1],
  ['Aldric the Unreasonably Bold', ['Aldric the Unreasonably', 'Bold'], 1],
  ['Wwwwwwwwwwwwwwwwwwwwwwwwwwww', ['Wwwwwwwwwwwwwwww…'], 1],
])('the name %s is carved on lines that fit', (name, lines, scale) => {
  const carved = nameLines(name, NAME_ROOM);
  expect(carved.scale).toBe(scale);
  expect(carved.lines).toHaveLength(lines.length);
  for (const line of carved.lines) expect(textWidth(line, carved.scale)).toBeLessThanOrEqual(STONE);
});

/** Width of the line below the name on a player’s card, between the portrait and the crest. */
const CARD_ROOM = WIDTH - 54 - 50;

test.each(Object.keys(LOCALES))(
  'every title in %s fits on a line of the stone and below the name on the card',
  (tag) => {
    const i18n = createLanguages(raws)(tag);
    for (const title of TITLES) {
      expect(textWidth(i18n.title(title).join(''))).toBeLessThanOrEqual(ROOM);
      expect(capsWidth(i18n.profileCard({ ...famous, title }).standing)).toBeLessThanOrEqual(CARD_ROOM);
    }
  },
);

test('a finished run has the title of its player, on the stone and above the victor', () => {
  for (const view of [wolf(), victory()]) {
    const titled = { ...view, title: 'back-from-one' } as const;
    expect(picture(titled).png.equals(picture(view).png)).toBe(false);
  }
});

test('a finished run bears the crest of its player, on the stone and on the victor', () => {
  for (const view of [wolf(), victory()]) {
    const crested = { ...view, crest: { emblem: 'star', colour: 'red' } as const };
    expect(picture(crested).png.equals(picture(view).png)).toBe(false);
    expect(picture(crested).png.length).toBeLessThan(MOST_BYTES);
  }
});

test('a killer is drawn before the moon, but no trap is', () => {
  const bare = picture(over(base, { cause: 'bear-trap' })).png;
  const slain = picture(over(base, { by: 'orc', cause: 'bear-trap' })).png;
  expect(slain.equals(bare)).toBe(false);
});

test('the card is the same for every position of the hero, because it shows no map', () => {
  const here = picture(dragon()).png;
  const view = dragon();
  const elsewhere = picture({ ...view, tiles: view.tiles.replaceAll('.', '='), things: [], blood: [] }).png;
  expect(elsewhere.equals(here)).toBe(true);
});

test('the title is the committed one', async () => {
  const { png } = createRenderer(raws, createI18n(raws)).title();
  expect(png.length).toBeLessThan(MOST_BYTES);
  await expectGolden('title', png);
});

test('the stone has the score, and says if a cheat keeps it unranked', () => {
  expect(words.epitaph(lateVictor())).toMatchObject({ score: 'Score 12,961', laurel: true });
  expect(words.epitaph(cheat())).toMatchObject({ score: 'Score 12,961 · not ranked', laurel: false });
  expect(words.epitaph(wolf())).toMatchObject({ score: null, laurel: false });
});

test('the longest score fits on the stone', () => {
  const longest = words.epitaph(recorded(cheat(), { score: 99_999, cheated: true })).score ?? '';
  expect(textWidth(longest)).toBeLessThanOrEqual(STONE);
});

test.each([
  ['the laurel', victory],
  ['the way home', bearer],
] as const)('a companion stands beside the victor on the card of %s', (_, viewOf) => {
  const withCompanion = (raw: string) =>
    picture({ ...viewOf(), companion: { who: { id: 7, raw }, depth: 1, here: { hp, level: 1, bid: 'follow' } } }).png;
  const hp = { current: 9, max: 9 };
  const cards = [picture(viewOf()).png, withCompanion('mara'), withCompanion('durgan')];
  expect(new Set(cards.map((png) => png.toString('base64'))).size).toBe(3);
});

test('a death after the victory shows the laurel, but no dawn', () => {
  const [laurel, none] = [true, false].map((won) => picture(recorded(wolf(), { laurel: won })).png);
  expect(laurel!.equals(none!)).toBe(false);
  const retired = picture(recorded(over(forest().view, { result: 'retired' }), { laurel: true })).png;
  expect(retired.equals(laurel!)).toBe(false);
});
