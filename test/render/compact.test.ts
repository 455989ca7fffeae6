import { type GameEvent, TILES } from '../../src/engine';
import { loadRaws } from '../../src/raws';
import { compactPicture } from '../../src/render/compact';
import { CELL, HEIGHT, LARGE, LOG_TOP, MAP_TOP, WIDTH } from '../../src/render/compact/layout';
import type { Pixels } from '../../src/render/pixels';
import { heroSprite } from '../../src/render/sprites/hero';
import { CLEAR, type Sprite, spriteOf } from '../../src/render/sprites/sprite';
import { type PictureWindow, windowOf } from '../../src/settings/window';
import { cave, type FixedView, forest, lair, lairContrast, town } from '../support/views';

const raws = loadRaws();
const draw = ({ view, captions, options }: FixedView): Pixels => compactPicture(raws, view, captions, options);

const alike = (a: Pixels, b: Pixels): boolean => Buffer.from(a.data.buffer).equals(Buffer.from(b.data.buffer));

/** Share of a raw's sprite, from 0 to 1, that is found at a cell of the window. */
const shown = (pixels: Pixels, raw: string, column: number, row: number): number =>
  shareOf(spriteOf(raws.sprites, raws.sprites.looks[raw]!), pixels, column, row);

/** Share of the hero's sprite, with the gear that it wears, that is found at its cell of the window. */
const heroShown = (pixels: Pixels, fixed: FixedView): number =>
  shareOf(heroSprite(raws.sprites, fixed.view), pixels, ...inWindow(fixed));

function shareOf(sprite: Sprite, pixels: Pixels, column: number, row: number): number {
  let [found, all] = [0, 0];
  sprite.pixels.forEach((ink, i) => {
    if (ink === CLEAR) return;
    const [x, y] = [i % sprite.width, Math.floor(i / sprite.width)];
    all++;
    if (pixels.get(column * CELL + x, MAP_TOP + row * CELL + y) === ink) found++;
  });
  return found / all;
}

/** True if the colour occurs in this part of the picture. */
function has(pixels: Pixels, color: number, x1 = 0, y1 = 0, x2 = WIDTH, y2 = HEIGHT): boolean {
  for (let y = y1; y < y2; y++) for (let x = x1; x < x2; x++) if (pixels.get(x, y) === color) return true;
  return false;
}

/** Number of different colours in a cell of the window. */
function coloursIn(pixels: Pixels, column: number, row: number): number {
  const colours = new Set<number>();
  for (let y = 0; y < CELL; y++) {
    for (let x = 0; x < CELL; x++) colours.add(pixels.get(column * CELL + x, MAP_TOP + row * CELL + y));
  }
  return colours.size;
}

/** Column and row in the window of a cell of the level, by default of the hero's cell. */
function inWindow({ view, options }: FixedView, at = view.hero.at): [column: number, row: number] {
  const { left, top } = windowOf(view, options);
  return [at.x - left, at.y - top];
}

const fresh = (fact: Partial<GameEvent>): GameEvent => ({ turn: 100, sense: 'self', ...fact }) as GameEvent;
const quiet = (fixed: FixedView): FixedView => ({ ...fixed, view: { ...fixed.view, events: [] }, options: {} });

describe('the compact picture', () => {
  it('has the hero in its cell of the window, wherever it is', () => {
    for (const fixed of [town(), forest(), cave(), lair()].map(quiet))
      expect(heroShown(draw(fixed), fixed)).toBeGreaterThan(0.8);
  });

  it('is the same every time', () => {
    expect(alike(draw(cave()), draw(cave()))).toBe(true);
  });

  it('draws near the edge of the level without falling off it', () => {
    const fixed = quiet(town());
    for (const at of [
      { x: 0, y: 0 },
      { x: 79, y: 49 },
    ]) {
      fixed.view = { ...fixed.view, hero: { ...fixed.view.hero, at } };
      expect(heroShown(draw(fixed), fixed)).toBeGreaterThan(0.8);
    }
  });

  it('draws remembered ground alike while the hero walks', () => {
    const here = quiet(lair());
    here.view = { ...here.view, visible: '0'.repeat(here.view.visible.length), things: [] };
    const at = { x: here.view.hero.at.x + 1, y: here.view.hero.at.y };
    const there = { ...here, view: { ...here.view, hero: { ...here.view.hero, at } } };
    const [a, b] = [draw(here), draw(there)];
    const [from, to] = [here, there].map(({ view }) => windowOf(view, {})) as [PictureWindow, PictureWindow];
    const [across, down] = [(to.left - from.left) * CELL, (to.top - from.top) * CELL];
    // This area is away from the hero, the chip and the edges. The window's step moves its pixels.
    const moved: string[] = [];
    for (let y = LOG_TOP - 100; y < LOG_TOP - 2 * CELL; y++) {
      for (let x = 3 * CELL; x < 100; x++) if (b.get(x - across, y - down) !== a.get(x, y)) moved.push(`${x} ${y}`);
    }
    expect(moved).toEqual([]);
  });

  it('shows only the visible part of the dragon, and then the whole of it', () => {
    const fixed = quiet(lair());
    const { at } = fixed.view.things.find(({ raw }) => raw === 'black-dragon')!;
    expect(shown(draw(fixed), 'black-dragon', ...inWindow(fixed, at))).toBeGreaterThan(0.8);
    fixed.view = { ...fixed.view, things: fixed.view.things.filter(({ raw }) => raw !== 'black-dragon') };
    expect(shown(draw(fixed), 'black-dragon', ...inWindow(fixed, at))).toBeLessThan(0.1);
  });

  it('draws the dragon whole when only one of its cells is seen', () => {
    const fixed = quiet(lair());
    const visible = [...fixed.view.visible];
    const { x, y } = fixed.view.things.find(({ raw }) => raw === 'black-dragon')!.at;
    for (const [i, j] of [
      [0, 0],
      [1, 0],
      [1, 1],
    ] as const)
      visible[(y + j) * fixed.view.width + x + i] = '0';
    fixed.view = { ...fixed.view, visible: visible.join('') };
    expect(shown(draw(fixed), 'black-dragon', ...inWindow(fixed, { x, y }))).toBeGreaterThan(0.8);
  });

  it('remembers ground without its blood', () => {
    const blank = quiet(forest());
    blank.view = { ...blank.view, visible: '0'.repeat(blank.view.visible.length), things: [] };
    expect(alike(draw(blank), draw({ ...blank, view: { ...blank.view, blood: [] } }))).toBe(true);
  });

  it('remembers grass with its tufts', () => {
    const fixed = quiet(forest());
    const { view } = fixed;
    const at = { x: view.hero.at.x + 3, y: view.hero.at.y + 3 };
    const tiles = view.tiles.replaceAll(/[^ ]/g, TILES.grass);
    const meadow = {
      ...fixed,
      view: { ...view, tiles, things: [], blood: [], visible: '0'.repeat(view.visible.length) },
    };
    expect(coloursIn(draw(meadow), ...inWindow(meadow, at))).toBeGreaterThan(1);
  });

  it('shows bones where a creature died since the hero came to the level', () => {
    const fixed = quiet(lair());
    const at = { x: fixed.view.hero.at.x + 1, y: fixed.view.hero.at.y };
    const died = fresh({ kind: 'died', who: { id: 9, raw: 'rat' }, by: null, cause: null, at });
    const arrived = fresh({ kind: 'arrived', first: true, way: 'stairs' });
    const having = (events: GameEvent[]) => draw({ ...fixed, view: { ...fixed.view, turn: 200, events } });
    expect(alike(having([arrived, died]), having([arrived]))).toBe(false);
    expect(alike(having([died, arrived]), having([arrived]))).toBe(true);
  });

  it('shows burnt ground where flames were', () => {
    const fixed = quiet(lair());
    const cells = [{ x: fixed.view.hero.at.x + 1, y: fixed.view.hero.at.y }];
    const burst = (color: string) => fresh({ kind: 'burst', effect: 'fire', glyph: '░', color, cells });
    const having = (events: GameEvent[]) => draw({ ...fixed, view: { ...fixed.view, turn: 200, events } });
    expect(alike(having([burst('#FFA500')]), having([]))).toBe(false);
    expect(alike(having([burst('#00FFFF')]), having([]))).toBe(true);
  });

  it('stains ground in sight with blood', () => {
    const fixed = quiet(forest());
    expect(alike(draw(fixed), draw({ ...fixed, view: { ...fixed.view, blood: [] } }))).toBe(false);
  });
});

describe('marks of events', () => {
  const RED = 0xff3b30;
  const me = { id: 1, raw: 'hero' };
  const around = [9 * CELL, MAP_TOP + 7 * CELL, 12 * CELL, MAP_TOP + 10 * CELL] as const;
  const lone = (events: GameEvent[]): FixedView => {
    const fixed = quiet(forest());
    return { ...fixed, view: { ...fixed.view, events, things: [], blood: [] } };
  };
  const at = forest().view.hero.at;

  it('outlines a creature that was hit in red', () => {
    const hit = fresh({ kind: 'hurt', target: me, amount: 3, at, cause: 'hunger', by: null });
    expect(has(draw(lone([])), RED, ...around)).toBe(false);
    expect(has(draw(lone([hit])), RED, ...around)).toBe(true);
  });

  it('ends with the next picture', () => {
    const old = { ...fresh({ kind: 'hurt', target: me, amount: 3, at, cause: 'hunger', by: null }), turn: 99 };
    expect(alike(draw(lone([old])), draw(lone([])))).toBe(true);
  });

  it('lasts for all turns of a long action', () => {
    const old = { ...fresh({ kind: 'hurt', target: me, amount: 3, at, cause: 'hunger', by: null }), turn: 95 };
    const fixed = lone([old]);
    expect(has(draw({ ...fixed, options: { sinceTurn: 94 } }), RED, ...around)).toBe(true);
    expect(has(draw({ ...fixed, options: { sinceTurn: 95 } }), RED, ...around)).toBe(false);
  });

  it('shows two hits as one mark, with their sum', () => {
    const hit = fresh({ kind: 'hurt', target: me, amount: 3, at, cause: 'hunger', by: null });
    expect(alike(draw(lone([hit, hit])), draw(lone([{ ...hit, amount: 6 } as GameEvent])))).toBe(true);
  });

  it('prefers the hurt to the healing', () => {
    const hit = fresh({ kind: 'hurt', target: me, amount: 3, at, cause: 'hunger', by: null });
    const heal = fresh({ kind: 'healed', target: me, amount: 3, at });
    expect(has(draw(lone([heal])), 0x6fe05a, ...around)).toBe(true);
    expect(has(draw(lone([hit, heal])), 0x6fe05a, ...around)).toBe(false);
  });

  it.each([
    ['a miss', { kind: 'missed', attacker: { id: 9, raw: 'rat' }, target: me, fumble: false, at, from: at }, 0x96e6f4],
    ['a flight', { kind: 'flew', who: me, at }, 0x96e6f4],
    ['a lost turn', { kind: 'lost-turn', who: me, at }, 0x96e6f4],
    ['restored mana', { kind: 'mana-restored', target: me, amount: 2, at }, 0x5a9cf0],
  ] as const)('marks %s', (_, fact, color) => {
    const before = draw(lone([]));
    const after = draw(lone([fresh(fact)]));
    expect(alike(after, before)).toBe(false);
    expect(has(after, color, ...around)).toBe(true);
  });

  it.each(['#00FF00', '#FFA500', '#FFFFFF', '#00FFFF', '#123ABC'])(
    'tints the ground of a blast of %s only',
    (color) => {
      const cells = [{ x: at.x + 3, y: at.y + 1 }];
      const burst = fresh({ kind: 'burst', effect: 'damage', glyph: '▓', color, cells });
      const [before, after] = [draw(lone([])), draw(lone([burst]))];
      const changed = new Set<string>();
      after.data.forEach((pixel, i) => {
        const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
        if (pixel !== before.data[i]) changed.add(`${Math.floor(x / CELL)} ${Math.floor((y - MAP_TOP) / CELL)}`);
      });
      expect([...changed]).toEqual(['13 9']);
    },
  );

  it('draws a ray from its start to its end', () => {
    const to = { x: at.x + 4, y: at.y };
    const beam = fresh({ kind: 'beam', glyph: '▓', color: '#00FFFF', rays: [{ from: at, to }] });
    const y = MAP_TOP + 8 * CELL + CELL / 2;
    const [before, after] = [draw(lone([])), draw(lone([beam]))];
    for (const column of [11, 12, 13]) {
      expect(after.get(column * CELL + 8, y)).not.toBe(before.get(column * CELL + 8, y));
    }
  });
});

describe('lasting marks', () => {
  it('underlines a hostile, and shows pips above the line once it is hurt', () => {
    const fixed = quiet(forest());
    const bandit = [14 * CELL, MAP_TOP + 9 * CELL, 15 * CELL, MAP_TOP + 10 * CELL] as const;
    expect(has(draw(fixed), 0xff4a40, ...bandit)).toBe(true);
    expect(has(draw(fixed), 0x3a3844, ...bandit)).toBe(false);
    fixed.view.things.find(({ raw }) => raw === 'bandit')!.health = 0.2;
    expect(has(draw(fixed), 0xff4a40, ...bandit)).toBe(true);
    expect(has(draw(fixed), 0x3a3844, ...bandit)).toBe(true);
  });

  it.each(['standard', 'safe', 'contrast'] as const)(
    'marks who sleeps, and who is unaware, in the palette %s',
    (palette) => {
      const pictures = ([undefined, 'asleep', 'awake'] as const).map((unaware) => {
        const fixed = quiet(forest());
        const bandit = fixed.view.things.find(({ raw }) => raw === 'bandit')!;
        if (unaware) bandit.unaware = unaware;
        return draw({ ...fixed, options: { ...fixed.options, palette } });
      });
      const [plain, asleep, awake] = pictures as [(typeof pictures)[0], (typeof pictures)[0], (typeof pictures)[0]];
      expect(alike(plain, asleep) || alike(plain, awake) || alike(asleep, awake)).toBe(false);
    },
  );

  it.each(['standard', 'safe', 'contrast'] as const)('gives a veteran chevrons in the palette %s', (palette) => {
    const pictures = [false, true].map((isVeteran) => {
      const fixed = quiet(forest());
      const bandit = fixed.view.things.find(({ raw }) => raw === 'bandit')!;
      if (isVeteran) bandit.veteran = true;
      return draw({ ...fixed, options: { ...fixed.options, palette } });
    });
    expect(alike(pictures[0]!, pictures[1]!)).toBe(false);
  });

  it('frames the map only while the hero has less than a quarter of its health', () => {
    const fixed = quiet(cave());
    const framed = (current: number): boolean => {
      const hero = { ...fixed.view.hero, hp: { current, max: 40 } };
      return draw({ ...fixed, view: { ...fixed.view, hero } }).get(0, 150) === 0xff3b30;
    };
    expect([framed(9), framed(10)]).toEqual([true, false]);
  });

  it('numbers targets and outlines the range only while aiming', () => {
    const [aiming, idle] = [lair(), lair()];
    idle.options = {};
    const dash = 0x5a9cf0;
    expect(has(draw(aiming), dash, 80, 200, 250, 260)).toBe(true);
    expect(has(draw(idle), dash, 80, 200, 250, 260)).toBe(false);
  });
});

describe('large cells', () => {
  const inLarge = (fixed: FixedView): FixedView => ({ ...fixed, options: { ...fixed.options, layout: 'large' } });

  it('are 17 by 15', () => {
    const fixed = inLarge(quiet(forest()));
    const pixels = draw(fixed);
    expect([pixels.width, pixels.height]).toEqual([LARGE.width, LARGE.height]);
    expect(heroShown(pixels, fixed)).toBeGreaterThan(0.8);
  });

  it.each([
    ['above', 0, -12],
    ['below', 0, 12],
    ['at the left', -14, 0],
    ['at the right', 14, 0],
  ] as const)('point at an enemy in sight who stands beyond the edge %s', (_, dx, dy) => {
    const fixed = inLarge(quiet(forest()));
    const { hero, things } = fixed.view;
    const enemy = things.find(({ stance }) => stance === 'hostile')!;
    const at = { x: hero.at.x + dx, y: hero.at.y + dy };
    const [column, row] = inWindow({ ...fixed, view: { ...fixed.view, things: [] } });
    const x = dx === 0 ? column * CELL + 8 : dx < 0 ? 3 : LARGE.width - 4;
    const y = dy === 0 ? MAP_TOP + row * CELL + 8 : dy < 0 ? MAP_TOP + 3 : LARGE.logTop - 4;
    const shot = (stance: 'hostile' | 'friendly') =>
      draw({ ...fixed, view: { ...fixed.view, things: [{ ...enemy, at, stance }] } });
    const near = [x - 3, y - 3, x + 4, y + 4] as const;
    expect(has(shot('hostile'), 0xff4a40, ...near)).toBe(true);
    expect(has(shot('friendly'), 0xff4a40, ...near)).toBe(false);
  });
});

describe('the high-contrast palette', () => {
  const map = [0, 60, WIDTH, LOG_TOP] as const;

  it('points at hostiles and rings the hero in white', () => {
    const pixels = draw(lairContrast());
    expect(has(pixels, 0xe69f00, ...map)).toBe(true);
    expect(has(pixels, 0xffffff, 160, 155, 180, 175)).toBe(true);
  });

  it('never shows damage in red', () => {
    expect(has(draw(lairContrast()), 0xff3b30)).toBe(false);
  });

  it.each([
    ['water', 'citadel', true],
    ['a void', 'abyss', false],
  ])('draws %s as that', (_, theme, isWater) => {
    const { view, ...fixed } = lairContrast();
    const tiles = view.tiles.replaceAll('.', '~');
    const pixels = draw({
      ...fixed,
      view: { ...view, theme, tiles },
      options: { palette: 'contrast' },
    });
    expect(has(pixels, 0x0072b2)).toBe(isWater);
  });
});

describe('the words', () => {
  it('shows the last three lines, newest lowest, cut to the width', () => {
    const fixed = town();
    const line = (text: string) => ({ segments: [{ text, tone: 'plain' as const }], fresh: true });
    const four = { ...fixed, captions: { ...fixed.captions, log: ['a', 'b', 'c', 'd'].map(line) } };
    const three = { ...fixed, captions: { ...fixed.captions, log: ['b', 'c', 'd'].map(line) } };
    expect(alike(draw(four), draw(three))).toBe(true);
    const long = { ...fixed, captions: { ...fixed.captions, log: [line('wyrm '.repeat(40))] } };
    expect(has(draw(long), 0xf4f1e6, 332, LOG_TOP + 1)).toBe(false);
  });

  it('gives all lines to a long sentence, but one line if there are other new ones', () => {
    const fixed = town();
    const line = (text: string) => ({ segments: [{ text, tone: 'plain' as const }], fresh: true });
    const top = (log: ReturnType<typeof line>[]) => {
      const pixels = draw({ ...fixed, captions: { ...fixed.captions, log } });
      return pixels.data.findIndex((color, i) => i >= (LOG_TOP + 1) * pixels.width && color === 0xf4f1e6);
    };
    const [long, three] = [line('wyrm '.repeat(40)), [line('wyrm'), line('wyrm'), line('wyrm')]];
    expect(top([long])).toBe(top(three));
    expect(top([long, line('wyrm')])).toBeGreaterThan(top(three));
  });

  it('leaves out a whole sentence if there is no room for it', () => {
    const fixed = town();
    const line = (text: string) => ({ segments: [{ text, tone: 'plain' as const }], fresh: true });
    const [wide, short] = [line('wyrm '.repeat(16)), line('wyrm')];
    const drawn = (log: (typeof wide)[]) => draw({ ...fixed, captions: { ...fixed.captions, log } });
    expect(alike(drawn([wide, short, short]), drawn([short, short]))).toBe(true);
    expect(alike(drawn([wide, short]), drawn([short]))).toBe(false);
  });

  it('dims older lines', () => {
    const fixed = town();
    const log = [{ segments: [{ text: 'Ouch', tone: 'hurt' as const }], fresh: false }];
    const pixels = draw({ ...fixed, captions: { ...fixed.captions, log } });
    expect(has(pixels, 0xff8a78, 0, LOG_TOP)).toBe(false);
    expect(has(pixels, 0x85848e, 0, LOG_TOP)).toBe(true);
  });

  it('names the bars of health and mana, unless a large value leaves no room', () => {
    const { view, captions, options } = quiet(town());
    const named = (max: number, gauge = captions.gauge) => {
      const hero = { ...view.hero, hp: { current: 7, max } };
      return draw({ view: { ...view, hero }, captions: { ...captions, gauge }, options });
    };
    const other = { health: 'Vida', mana: 'Mana' };
    expect(alike(named(34), named(34, other))).toBe(false);
    expect(alike(named(99_999), named(99_999, other))).toBe(true);
  });

  it('draws the crest of the player on the chest of the hero', () => {
    const fixed = quiet(town());
    const crested = { ...fixed, view: { ...fixed.view, crest: { emblem: 'axe', colour: 'blue' } as const } };
    expect(alike(draw(fixed), draw(crested))).toBe(false);
  });

  it('draws the pet of the player beside the hero in the town, and nowhere else', () => {
    const withPet = ({ view, ...fixed }: FixedView, inTown: boolean): Pixels =>
      draw({ ...fixed, view: { ...view, pet: 'cat', ...(inTown && { town: true as const }) } });
    const fixed = quiet(town());
    expect(alike(withPet(fixed, false), draw(fixed))).toBe(true);
    const { x, y } = fixed.view.hero.at;
    const cells = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => inWindow(fixed, { x: x + dx, y: y + dy })));
    const cat = spriteOf(raws.sprites, { sprite: 'pet-cat' });
    const beside = cells.filter(([column, row]) => shareOf(cat, withPet(fixed, true), column, row) > 0.95);
    expect(beside).toHaveLength(1);
    expect(heroShown(withPet(fixed, true), fixed)).toBe(heroShown(draw(fixed), fixed));
  });

  it('keeps every chip inside the picture', () => {
    const fixed = quiet(town());
    const chips = Array.from({ length: 9 }, (_, i) => ({ text: `Confusion ${i}`, tone: 'bad' as const }));
    const pixels = draw({ ...fixed, captions: { ...fixed.captions, chips } });
    expect(has(pixels, 0xff8a78, WIDTH - 3, MAP_TOP, WIDTH, LOG_TOP)).toBe(false);
    expect(has(pixels, 0xff8a78, 0, MAP_TOP + 30, WIDTH, MAP_TOP + 42)).toBe(true);
  });
});
