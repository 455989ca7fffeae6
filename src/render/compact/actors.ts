import { HERO_ID, type SeenThing, TILES } from '../../engine';
import { covers, type Point, same } from '../../lib/geometry';
import type { Rgb } from '../color';
import type { Pixels } from '../pixels';
import { drawSprite } from '../sprites/draw';
import { heroSprite } from '../sprites/hero';
import { lookOf } from '../sprites/look';
import { gridSprite, type Sprite, spriteOf } from '../sprites/sprite';
import { type OverlayColours, overlayColours } from './colours';
import type { EventMarks, Mark } from './event-marks';
import { CELL } from './layout';
import {
  type Body,
  drawDrops,
  drawExclamation,
  drawGroundDanger,
  drawHealingRays,
  drawPips,
  drawPluses,
  drawPointer,
  drawQuestion,
  drawRise,
  drawSparks,
  drawSwish,
  drawThreat,
  drawUnaware,
  drawUnderline,
  drawVeteran,
  type Underline,
} from './overlays/marks';
import type { Scene } from './scene';

interface Actor {
  id: number;
  sprite: Sprite;
  body: Body;
  halo: Rgb;
  hostile: boolean;
  underline: Underline | null;
  chained: boolean;
  unaware: SeenThing['unaware'];
  veteran: boolean;
  /** Share of hit points left, from 0 to 1; `null` if no health is drawn. */
  health: number | null;
}

const UNMARKED = { hostile: false, chained: false, unaware: undefined, veteran: false, health: null } as const;

export function drawActors(pixels: Pixels, scene: Scene, marks: EventMarks): void {
  const colours = overlayColours(scene.palette);
  const actors = actorsOf(scene, colours);
  for (const actor of actors) drawActor(pixels, scene, actor, marks.byActor.get(actor.id) ?? null, colours);
  if (scene.palette === 'contrast')
    for (const { hostile, body } of actors) if (hostile) drawPointer(pixels, body, colours);
  for (const { veteran, body } of actors) if (veteran) drawVeteran(pixels, body, colours);
  for (const { unaware, body } of actors) if (unaware) drawUnaware(pixels, body, unaware, colours);
  drawMarks(pixels, scene, actors, marks, colours);
  for (const { body, health, underline } of actors) {
    if (!isHurt(health)) continue;
    drawPips(pixels, body, { health, underline: scene.palette === 'contrast' ? null : underline }, colours);
  }
}

const isHurt = (health: number | null): health is number => health !== null && health < 1;

function actorsOf(scene: Scene, colours: OverlayColours): Actor[] {
  const { hero, things } = scene.view;
  const mobs = things
    .filter(({ kind }) => kind === 'mob')
    .sort((a, b) => a.at.y - b.at.y || a.id - b.id)
    .map((thing) => actorOf(scene, thing, colours));
  const { sprites } = scene.raws;
  const sprite = scene.fallen ? gridSprite(sprites, sprites.grave) : heroSprite(sprites, scene.view);
  const body = bodyOf(scene, { id: HERO_ID, at: hero.at }, 1);
  const underline = { color: colours.hero, dashed: false };
  return [
    ...mobs,
    ...petOf(scene, colours),
    { ...UNMARKED, id: HERO_ID, sprite, body, halo: colours.chosen, underline },
  ];
}

const PET_ID = -1;
const BESIDE: readonly Point[] = [
  ...[-1, 1].map((x) => ({ x, y: 0 })),
  ...[1, -1].flatMap((y) => [0, -1, 1].map((x) => ({ x, y }))),
];

/** Tiles on which no pet sits, because the pet would hide stairs or get wet. */
const NO_SEATS: ReadonlySet<string> = new Set([
  ...[TILES.upStairs, TILES.downStairs, TILES.deepWater, TILES.shallowWater],
]);

function petOf(scene: Scene, colours: OverlayColours): Actor[] {
  const { hero, pet, town, things } = scene.view;
  if (pet === undefined || !town || scene.fallen) return [];
  const isFree = (at: Point): boolean =>
    scene.isSeen(at.x, at.y) &&
    scene.isOpen(at.x, at.y) &&
    !NO_SEATS.has(scene.tile(at.x, at.y)) &&
    !things.some((thing) => covers(thing, at));
  const at = BESIDE.map(({ x, y }) => ({ x: hero.at.x + x, y: hero.at.y + y })).find(isFree);
  if (at === undefined) return [];
  // The hero's id makes the pet move with the hero in an animation.
  const body = bodyOf(scene, { id: HERO_ID, at }, 1);
  const sprite = gridSprite(scene.raws.sprites, `pet-${pet}`);
  return [{ ...UNMARKED, id: PET_ID, sprite, body, halo: colours.heal, underline: null }];
}

function actorOf(scene: Scene, thing: SeenThing, colours: OverlayColours): Actor {
  const hostile = thing.stance === 'hostile';
  const hazard = thing.stance === 'hazard';
  return {
    id: thing.id,
    sprite: spriteOf(scene.raws.sprites, lookOf(scene.raws.sprites, thing)),
    body: bodyOf(scene, thing, Math.max(thing.size.width, thing.size.height)),
    halo: hostile || hazard ? colours.hostile : colours.heal,
    hostile,
    underline: underlineOf(thing, colours),
    chained: thing.captive !== undefined,
    unaware: thing.unaware,
    veteran: thing.veteran === true,
    health: thing.health,
  };
}

function underlineOf({ stance, companion, captive }: SeenThing, colours: OverlayColours): Underline | null {
  if (companion || captive) return { color: colours.heal, dashed: captive !== undefined };
  return stance === 'hostile' || stance === 'hazard' ? { color: colours.hostile, dashed: stance === 'hazard' } : null;
}

function bodyAt(scene: Scene, at: Point, cells: number): Body {
  return { ...scene.corner(at), size: cells * CELL };
}

function bodyOf(scene: Scene, { id, at }: { id: number; at: Point }, cells: number): Body {
  const { x, y, size } = bodyAt(scene, at, cells);
  const shift = scene.shifts.get(id);
  return shift ? { x: x + shift.x, y: y + shift.y, size } : { x, y, size };
}

const OUTLINES: Record<Mark, 'hit' | 'heal' | 'mana' | 'hero'> = {
  hit: 'hit',
  heal: 'heal',
  mana: 'mana',
  level: 'hero',
};

function drawActor(pixels: Pixels, scene: Scene, actor: Actor, mark: Mark | null, colours: OverlayColours): void {
  const { body, sprite } = actor;
  if (scene.palette === 'contrast')
    drawSprite(pixels, sprite, body.x, body.y, { outline: colours.outline, halo: actor.halo });
  else if (mark !== null)
    drawSprite(pixels, sprite, body.x, body.y, { outline: colours[OUTLINES[mark]], halo: colours.outline });
  else drawSprite(pixels, sprite, body.x, body.y, { outline: colours.outline });
  if (actor.chained)
    drawSprite(pixels, gridSprite(scene.raws.sprites, 'chains'), body.x, body.y, { outline: colours.outline });
  if (actor.underline !== null && !isHurt(actor.health)) drawUnderline(pixels, body, actor.underline, colours);
}

function drawMarks(
  pixels: Pixels,
  scene: Scene,
  actors: readonly Actor[],
  marks: EventMarks,
  colours: OverlayColours,
): void {
  const bodies = new Map(actors.map(({ id, body }) => [id, body]));
  const bodyWith = (id: number, at: Point): Body | null =>
    bodies.get(id) ?? (scene.isSeen(at.x, at.y) ? bodyAt(scene, at, 1) : null);
  const each = (list: readonly { id: number; at: Point }[], draw: (body: Body) => void) => {
    for (const { id, at } of list) {
      const body = bodyWith(id, at);
      if (body !== null) draw(body);
    }
  };
  for (const at of marks.healingCells) if (scene.isSeen(at.x, at.y)) drawHealingRays(pixels, scene.corner(at), colours);
  for (const at of marks.threatened) if (scene.isSeen(at.x, at.y)) drawThreat(pixels, scene.corner(at), colours);
  drawUnderfoot(pixels, scene, colours);
  each(marks.hits, (body) => drawSparks(pixels, body, colours));
  each(marks.misses, (body) => drawSwish(pixels, body, colours));
  each(marks.flights, (body) => drawSwish(pixels, body, colours));
  for (const [id, mark] of marks.byActor) {
    const body = bodies.get(id);
    if (body === undefined) continue;
    if (mark === 'heal') drawPluses(pixels, body, colours);
    if (mark === 'mana') drawDrops(pixels, body, colours);
    if (mark === 'level') drawRise(pixels, body, colours);
  }
  each(marks.lostTurns, (body) => drawQuestion(pixels, body, colours));
  each(marks.windUps, (body) => drawExclamation(pixels, body, colours));
}

function drawUnderfoot(pixels: Pixels, scene: Scene, colours: OverlayColours): void {
  const { hero, things } = scene.view;
  for (const { kind, at, igniting, harmful } of things) {
    const isUnderHero = same(at, hero.at);
    const isUnderMob = igniting === true && things.some((thing) => thing.kind === 'mob' && covers(thing, at));
    if (kind !== 'prop' || (!isUnderHero && !isUnderMob)) continue;
    if (igniting) drawThreat(pixels, scene.corner(at), colours);
    else if (harmful) drawGroundDanger(pixels, scene.corner(at), colours);
  }
}
