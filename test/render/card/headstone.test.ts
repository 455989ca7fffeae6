import { decode } from '../../../scripts/lib/picture-pixels';
import type { Over, View } from '../../../src/engine';
import { formatSeedCode } from '../../../src/engine/state/campaign';
import { createI18n, LOCALES, type LogLine } from '../../../src/i18n';
import { loadRaws } from '../../../src/raws';
import { createRenderer } from '../../../src/render';
import { causeInk, DEPTHS, LAST_DEPTH, STONE } from '../../../src/render/card/colours';
import { SLAB } from '../../../src/render/card/headstone';
import {
  ROOM,
  SEED_ROOM,
  seedLine,
  shownDepths,
  TO_GO_ROOM,
  titleOf,
  whoLines,
} from '../../../src/render/card/inscription';
import { KILLER_COLOURS } from '../../../src/render/card/killer';
import { logRows } from '../../../src/render/card/log';
import { INK } from '../../../src/render/card/victor';
import { wrapEvenly } from '../../../src/render/card/wrap-evenly';
import { SCALE, WIDTH } from '../../../src/render/compact/layout';
import { textWidth } from '../../../src/render/font/text';
import { lookOf } from '../../../src/render/sprites/look';
import { CLEAR, spriteOf } from '../../../src/render/sprites/sprite';
import { contrast } from '../../support/contrast';
import { forest } from '../../support/views';

const raws = loadRaws();
const { view: base } = forest();

const dead = (change: Partial<Over>, more: Partial<View> = {}): View => ({
  ...base,
  ...more,
  over: { result: 'died', turn: base.turn, depth: 1, by: null, cause: null, ...change },
});

describe.each(Object.values(LOCALES))('in $id', (locale) => {
  const words = createI18n(raws, locale);

  test('every killer and every cause fits on the stone', () => {
    const means = [null, ...Object.keys(raws.spell)];
    const killed = Object.keys(raws.mob).flatMap((by) => means.map((cause) => ({ by, cause })));
    const others = [...Object.keys(raws.prop), ...Object.keys(raws.item), 'hunger'].map((cause) => ({ cause }));
    const cut = [...killed, ...others].flatMap((change) => {
      const { how, who } = words.epitaph(dead(change));
      const carved = whoLines(who);
      const fits = [how, ...carved].every((line) => textWidth(line) <= ROOM);
      return fits && carved.join(' ') === (who ?? '') ? [] : [`${how} ${who}`];
    });
    expect(cut).toEqual([]);
  });

  test('the code of every campaign and kit fits on the stone', () => {
    const codes = raws.campaigns.flatMap(({ id: campaign }) =>
      raws.kits.map(({ id: kit }) => formatSeedCode({ seed: 'WMW-WMW', campaign, kit })),
    );
    const lines = codes.map((seed) => seedLine(words.epitaph(dead({}, { seed })), SEED_ROOM));
    expect(lines.filter((line, i) => !line.endsWith(codes[i]!) || textWidth(line) > SEED_ROOM)).toEqual([]);
  });

  test('the kit follows the name unless it is the first kit', () => {
    const names = raws.kits.map(({ id }, place) => titleOf(words.epitaph(dead({}, place === 0 ? {} : { kit: id }))));
    const kits = words.kits.map(({ name }, place) => (place === 0 ? base.hero.name : `${base.hero.name}, ${name}`));
    expect(names).toEqual(kits);
  });

  test('the way home fits on the stone, from 0 to 14 levels', () => {
    const said = Array.from({ length: 15 }, (_, levels) => {
      const { unfinished } = words.epitaph(dead({}, { carried: 'amulet-of-yala', depth: levels + 1 }));
      return unfinished!.toGo;
    });
    expect(new Set(said).size).toBe(15);
    expect(said.filter((line) => textWidth(line) > TO_GO_ROOM)).toEqual([]);
  });
});

test('a name that is too long for a line of the stone has two', () => {
  expect(whoLines('der Ratte')).toEqual(['der Ratte']);
  expect(whoLines('del guardia de puerta arbat')).toEqual(['del guardia de', 'puerta arbat']);
  expect(whoLines(null)).toEqual([]);
});

test.each([
  [1, 1, 17],
  [8, 1, 17],
  [15, 8, 17],
  [100, 95, 25],
  [1234, 1230, 33],
])('of depth %i the squares begin at %i and are %i wide', (depth, first, side) => {
  expect(shownDepths(depth)).toEqual({ first, side });
  const count = depth - first + 1;
  expect(count * (side + 5) - 5).toBeLessThanOrEqual(ROOM);
  expect(textWidth(String(depth))).toBeLessThan(side);
});

test('letters on the stone, and digits on the squares, are easy to read', () => {
  for (const palette of ['standard', 'safe', 'contrast'] as const)
    expect(contrast(causeInk(palette), STONE.face)).toBeGreaterThanOrEqual(4.5);
  expect(causeInk('contrast')).toBe(STONE.ink);
  for (const fill of [...DEPTHS, LAST_DEPTH.fill])
    for (const digits of [STONE.white, INK]) expect(contrast(digits, fill)).toBeGreaterThanOrEqual(4.5);
});

describe('the killer', () => {
  const mobs = raws.mobs.map(({ id }) => id);
  const spriteOfMob = (raw: string) => spriteOf(raws.sprites, lookOf(raws.sprites, { kind: 'mob', raw }));
  const { picture } = createRenderer(raws, createI18n(raws));

  test.each(['rat', 'black-dragon', 'slag-colossus', 'gatekeeper', 'mother-cap'])(
    'stands whole between the edge and the stone: %s',
    async (by) => {
      const { pixels, width } = await decode(picture(dead({ by })).png);
      const columns = new Set<number>();
      for (const [i, pixel] of pixels.entries()) {
        const x = Math.floor((i % width) / SCALE);
        if (pixel === KILLER_COLOURS.silhouette && x < SLAB.x) columns.add(x);
      }
      const sprite = spriteOfMob(by);
      const filled = Array.from({ length: sprite.width }, (_, x) =>
        Array.from({ length: sprite.height }, (_, y) => sprite.pixels[y * sprite.width + x]).some(
          (ink) => ink !== CLEAR,
        ),
      );
      const scale = columns.size / filled.filter(Boolean).length;
      expect([5, 3, 2]).toContain(scale);
      expect(Math.min(...columns)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...columns)).toBeLessThan(SLAB.x - 2);
    },
  );

  test('has eyes where its sprite has eyes', () => {
    expect(spriteOfMob('bandit').eyes).toEqual([
      [6, 5],
      [8, 5],
    ]);
    expect(spriteOfMob('orc-leader').eyes).toEqual([
      [6, 4],
      [9, 4],
    ]);
    expect(spriteOfMob('rat').eyes).toEqual([[2, 9]]);
    // The pirate's other eye is under a patch.
    expect(spriteOfMob('wannabe-pirate').eyes).toEqual([[5, 5]]);
  });

  test('has eyes, unless it is a mushroom', () => {
    expect(mobs.filter((raw) => spriteOfMob(raw).eyes.length === 0)).toEqual(['firecap', 'sporecap']);
  });

  test('has eyes that belong to its sprite', () => {
    for (const raw of mobs) {
      const { eyes, pixels, width } = spriteOfMob(raw);
      for (const [x, y] of eyes) expect([raw, pixels[y * width + x]]).not.toEqual([raw, CLEAR]);
    }
  });

  test('has glowing eyes', async () => {
    const { pixels } = await decode(picture(dead({ by: 'rat' })).png);
    const glowing = pixels.filter((pixel) => pixel === KILLER_COLOURS.eyes);
    expect(glowing).toHaveLength((5 * SCALE) ** 2);
  });
});

describe('the log below a card', () => {
  const line = (text: string): LogLine => ({ segments: [{ text, tone: 'plain' }], fresh: true });
  const rowsOf = (...texts: string[]) => logRows(texts.map(line)).map(({ text }) => text);
  const two = 'The laurel is yours! The Amulet of Yala lies on the bar.';
  const three = `${two} Everybody drinks to you until the morning comes.`;

  test('has all sentences if there is room', () => {
    expect(rowsOf('One.', 'Two.', 'Three.')).toEqual(['One.', 'Two.', 'Three.']);
  });

  test('breaks a long sentence near its middle', () => {
    expect(rowsOf(two, 'Home.')).toEqual([...wrapEvenly(two, WIDTH - 10), 'Home.']);
    expect(wrapEvenly(two, WIDTH - 10)).toHaveLength(2);
  });

  test('has the newest sentence whole, and a part of the one before', () => {
    const [first, ...rest] = rowsOf(two, two);
    expect(first).toMatch(/^The laurel is yours! .*…$/);
    expect(rest.join(' ')).toBe(two);
    expect(rowsOf('Old.', three).join(' ')).toBe(three);
  });

  test('shows that the newest sentence continues if three rows are too short', () => {
    const rows = rowsOf(`${three} ${three}`);
    expect(rows).toHaveLength(3);
    expect(rows[2]).toMatch(/…$/);
  });

  test('keeps inside the picture', () => {
    for (const row of [...rowsOf(two, two), ...rowsOf(three)]) expect(textWidth(row)).toBeLessThanOrEqual(WIDTH - 10);
  });
});
