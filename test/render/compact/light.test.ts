import { loadRaws } from '../../../src/raws';
import { CELL, STANDARD } from '../../../src/render/compact/layout';
import { GRAIN, lightColumns, lightOf, VALUES } from '../../../src/render/compact/light';
import { Scene } from '../../../src/render/compact/scene';
import { cave, lair, town } from '../../support/views';

const HERO_CELL = { x: 10, y: 8 };

/** Mean factors for red, green and blue in the upper left part of a cell, counted from the hero's cell at (10, 8). */
function factors(scene: Scene, x: number, y: number): [number, number, number] {
  const { at: hero } = scene.view.hero;
  const [column, row] = [hero.x - scene.left + x - HERO_CELL.x, hero.y - scene.top + y - HERO_CELL.y];
  const at = ((row * CELL) / GRAIN) * lightColumns(scene) * VALUES + ((column * CELL) / GRAIN) * VALUES;
  const values = lightOf(scene).subarray(at, at + VALUES);
  return [0, 1, 2].map((i) => (values[i]! + values[i + 3]!) / 2) as [number, number, number];
}

const sceneOf = ({ view }: ReturnType<typeof cave>): Scene => new Scene(loadRaws(), view, 'standard', STANDARD);
const bright = ([r, g, b]: readonly number[]): number => r! + g! + b!;

describe('light in the dark', () => {
  it('falls off with the distance from the torch', () => {
    const fixed = cave();
    fixed.view.lights = fixed.view.lights.filter(({ source }) => source === 'hero');
    const scene = sceneOf(fixed);
    const row = [10, 8, 6, 4].map((x) => bright(factors(scene, x, HERO_CELL.y)));
    expect(row).toEqual([...row].sort((a, b) => b - a));
    expect(new Set(row).size).toBe(row.length);
  });

  it('is warm beside a torch and cool without any source', () => {
    const torch = factors(sceneOf(cave()), HERO_CELL.x, HERO_CELL.y);
    expect(torch[0]).toBeGreaterThan(torch[2]);
    const dark = cave();
    dark.view.lights = [];
    const [r, , b] = factors(sceneOf(dark), HERO_CELL.x, HERO_CELL.y);
    expect(b).toBeGreaterThan(r);
  });

  it('takes the colour of the strongest source', () => {
    const [r, g, b] = factors(sceneOf(cave()), 8, 12);
    expect(r).toBeGreaterThan(2 * g);
    expect(r).toBeGreaterThan(2 * b);
  });

  it('does not pass through walls', () => {
    const fixed = cave();
    const before = factors(sceneOf(fixed), 4, 8);
    // The light stands behind the wall north-east of the hero.
    fixed.view.lights.push({ at: { x: 20 + 3, y: 14 + 3 }, range: 8, color: '#FFFFFF', source: 'nobody' });
    expect(factors(sceneOf(fixed), 4, 8)).toEqual(before);
  });

  it('shows on a wall in front of lit ground', () => {
    const [lit, unlit] = [cave(), cave()];
    unlit.view.lights = [];
    expect(bright(factors(sceneOf(lit), 8, 6))).toBeGreaterThan(bright(factors(sceneOf(unlit), 8, 6)));
  });

  it('falls on a cell even if its source is out of sight', () => {
    const [lit, dark] = [cave(), cave()];
    for (const { view } of [lit, dark]) view.lights = [];
    const cell = lit.view.hero.at.y * lit.view.width + lit.view.hero.at.x;
    lit.view.glimmers = [{ color: '#FF0000', cells: [{ cell, strength: 0.5 }] }];
    const [r, g] = factors(sceneOf(lit), HERO_CELL.x, HERO_CELL.y);
    const plain = factors(sceneOf(dark), HERO_CELL.x, HERO_CELL.y);
    expect(r).toBeGreaterThan(plain[0]);
    expect(g).toBeLessThan(plain[1]);
    expect(factors(sceneOf(lit), HERO_CELL.x + 1, HERO_CELL.y)).toEqual(
      factors(sceneOf(dark), HERO_CELL.x + 1, HERO_CELL.y),
    );
  });

  it('does not fall on remembered cells', () => {
    expect(factors(sceneOf(cave()), 3, 2)).toEqual([0, 0, 0]);
  });
});

describe('daylight', () => {
  it('dims with the distance from the hero', () => {
    const scene = sceneOf(town());
    expect(bright(factors(scene, 10, 9))).toBeGreaterThan(bright(factors(scene, 10, 15)));
  });

  it('is tinted by glowing things in sight', () => {
    const [with_, without] = [lair(), lair()];
    without.view.things = without.view.things.filter(({ raw }) => raw !== 'black-dragon');
    const [r, g] = factors(sceneOf(with_), 14, 8);
    const plain = factors(sceneOf(without), 14, 8);
    expect(r / plain[0]).toBeGreaterThan(g / plain[1]);
    expect(factors(sceneOf(with_), 6, 8)).toEqual(factors(sceneOf(without), 6, 8));
  });
});
