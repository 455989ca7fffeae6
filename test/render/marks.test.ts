import type { EventFact, SeenThing } from '../../src/engine';
import { loadRaws } from '../../src/raws';
import { compactPicture } from '../../src/render/compact';
import { overlayColours } from '../../src/render/compact/colours';
import { CELL, MAP_TOP } from '../../src/render/compact/layout';
import {
  type Body,
  drawDrops,
  drawExclamation,
  drawPips,
  drawPluses,
  drawSparks,
  drawUnderline,
} from '../../src/render/compact/overlays/marks';
import { Pixels } from '../../src/render/pixels';
import type { Palette } from '../../src/settings/palette';
import { digestOf } from '../support/pictures';
import { beside, having } from '../support/situations';
import { forest, prop } from '../support/views';

const raws = loadRaws();
const { view: sight, ...fixed } = forest();
const view = { ...sight, visible: '1'.repeat(sight.visible.length), blood: [] };
const bandit = view.things.find(({ raw }) => raw === 'bandit')!;
const me = { id: 1, raw: 'hero' };

interface Scene {
  things?: SeenThing[];
  facts?: EventFact[];
  palette?: Palette;
  visible?: string;
}

function draw({ things = [], facts = [], palette = 'standard', visible = view.visible }: Scene): Pixels {
  const scene = having({ ...fixed, view: { ...view, things, visible } }, facts);
  return compactPicture(raws, scene.view, scene.captions, { palette });
}

/** Pixels of an ink in a cell, as x and y from its corner. */
function inked(pixels: Pixels, ink: number, dx = 0, dy = 0): string[] {
  const points: string[] = [];
  for (let y = 0; y < CELL; y++) {
    for (let x = 0; x < CELL; x++) {
      if (pixels.get((10 + dx) * CELL + x, MAP_TOP + (8 + dy) * CELL + y) === ink) points.push(`${x} ${y}`);
    }
  }
  return points;
}

describe.each(['standard', 'safe', 'contrast'] as const)('in the %s palette', (palette) => {
  const { hostile, heal } = overlayColours(palette);
  const lone = (stance: SeenThing['stance'], health: number) =>
    draw({ things: [{ ...bandit, at: beside(view, 3, 0), stance, health }], palette });
  const look = (stance: SeenThing['stance'], health: number) => {
    const pixels = lone(stance, health);
    return [-1, 0].map((dy) => inked(pixels, hostile, 3, dy).join());
  };

  it.each([1, 0.8, 0.5, 0.2])('an enemy looks different from a bystander with a health of %s', (health) => {
    expect(look('hostile', health)).not.toEqual(look('friendly', health));
    expect(look('friendly', health)).toEqual(look('wary', health));
  });

  it.each([1, 0.5])('a hazard looks different from enemies and from bystanders with a health of %s', (health) => {
    expect(look('hazard', health)).not.toEqual(look('hostile', health));
    expect(look('hazard', health)).not.toEqual(look('friendly', health));
  });

  it('a hazard has no ring of a friend', () => {
    const ring = (stance: SeenThing['stance']) => inked(lone(stance, 1), heal, 3).length;
    expect(ring('friendly') > 0).toBe(palette === 'contrast');
    expect(ring('hazard')).toBe(0);
  });

  it('ground that is about to burn under the hero is visible, and unlike burning ground', () => {
    const crack = { ...prop('glowing-crack', 10, 8), at: view.hero.at, harmful: true };
    const upper = (things: SeenThing[]) => inked(draw({ things, palette }), hostile).includes('1 1');
    const lower = (things: SeenThing[]) => inked(draw({ things, palette }), hostile).includes('1 14');
    const look = (things: SeenThing[]) => [upper(things), lower(things)];
    expect(look([{ ...crack, igniting: true }])).toEqual([true, true]);
    expect(look([{ ...crack, raw: 'watch-fire' }])).toEqual([false, true]);
    expect(look([])).toEqual([false, false]);
    expect(look([{ ...crack, at: beside(view, 1, 0), igniting: true }])).toEqual([false, false]);
  });
});

describe('a missile whose target cell is out of sight by now', () => {
  const to = beside(view, 4, 0);
  const unseen = [...view.visible].map((_, i) => (i === to.y * view.width + to.x ? '0' : '1')).join('');
  const target = { id: 99, raw: 'rat' };
  const shot: EventFact = {
    kind: 'missed',
    attacker: me,
    target,
    fumble: false,
    at: to,
    from: view.hero.at,
    shot: true,
  };
  const beam: EventFact = { kind: 'beam', glyph: '▓', color: '#00FFFF', rays: [{ from: view.hero.at, to }] };
  const breath: EventFact[] = [
    { kind: 'cast', caster: me, spell: 'acid-breath', at: to, from: view.hero.at },
    { kind: 'burst', effect: 'damage', glyph: '☼', color: '#00FF00', cells: [to] },
  ];
  const changes = (facts: EventFact[], scene: Scene = {}) =>
    digestOf(draw({ ...scene, facts })) !== digestOf(draw(scene));

  it.each([
    ['a shot', [shot]],
    ['a throw', [{ kind: 'threw', item: { id: 98, raw: 'dagger' }, at: to, from: view.hero.at }]],
    ['a beam', [beam]],
    ['a breath', breath],
  ] as const)('is not drawn: %s', (_, facts) => {
    expect(changes([...facts])).toBe(true);
    expect(changes([...facts], { visible: unseen })).toBe(false);
  });

  it('is drawn if a part of the target is in sight elsewhere', () => {
    const large = { ...bandit, at: to, size: { width: 2, height: 2 } };
    expect(changes([beam], { visible: unseen, things: [large] })).toBe(true);
  });
});

describe('the marks of a body', () => {
  const colours = overlayColours('standard');
  const BACKGROUND = 0x123456;
  /** Distances from the middle of a body to the edges of its marks, as shares of the body's size. */
  function reach(size: number, mark: (pixels: Pixels, body: Body) => void) {
    const pixels = new Pixels(120, 120, BACKGROUND);
    mark(pixels, { x: 36, y: 36, size });
    let [left, right, top] = [120, 0, 120];
    pixels.data.forEach((pixel, i) => {
      if (pixel === BACKGROUND) return;
      left = Math.min(left, i % 120);
      right = Math.max(right, i % 120);
      top = Math.min(top, Math.floor(i / 120));
    });
    return { left: left - 36, right: 36 + size - 1 - right, top: top - 36, width: right - left + 1 };
  }

  it.each([
    ['sparks', (pixels: Pixels, body: Body) => drawSparks(pixels, body, colours)],
    ['drops', (pixels: Pixels, body: Body) => drawDrops(pixels, body, colours)],
  ])('stand at both its sides, whatever its size: %s', (_, mark) => {
    for (const size of [16, 32, 48]) {
      const { left, right, top } = reach(size, mark);
      expect([size, left < 0, right < 0, top < 0]).toEqual([size, true, true, true]);
    }
  });

  it('are spread over the whole body: plus signs', () => {
    for (const size of [16, 32, 48]) {
      const { width } = reach(size, (pixels, body) => drawPluses(pixels, body, colours));
      expect([size, width > 0.6 * size]).toEqual([size, true]);
    }
  });

  it('are in the middle of the body and grow with it: signs, underlines and pips', () => {
    const underline = { color: colours.hostile, dashed: false };
    for (const mark of [
      (pixels: Pixels, body: Body) => drawExclamation(pixels, body, colours),
      (pixels: Pixels, body: Body) => drawUnderline(pixels, body, underline, colours),
      (pixels: Pixels, body: Body) => drawPips(pixels, body, { health: 0.5, underline: null }, colours),
    ]) {
      const [small, , huge] = [16, 32, 48].map((size) => reach(size, mark));
      expect(Math.abs(huge!.left - huge!.right)).toBeLessThanOrEqual(8);
      expect(huge!.width).toBeGreaterThan(small!.width);
    }
  });
});
