import type { SeenThing } from '../../engine';
import type { Point } from '../../lib/geometry';
import type { Pixels } from '../pixels';
import { drawSprite } from '../sprites/draw';
import { lookOf, type Shown } from '../sprites/look';
import { spriteOf } from '../sprites/sprite';
import type { Happenings, Mark } from './happenings';
import { type OverlayInks, overlayInks } from './inks';
import { CELL } from './layout';
import {
  type Body,
  drawDrops,
  drawGrace,
  drawPips,
  drawPluses,
  drawPointer,
  drawQuestion,
  drawRise,
  drawSparks,
  drawSwish,
  drawUnderline,
} from './overlays/marks';
import type { Scene } from './scene';

interface Actor {
  id: number;
  shown: Shown;
  body: Body;
  hero: boolean;
  hostile: boolean;
  /** 0 to 1; `null` shows none. */
  health: number | null;
}

const HERO = 1;

/** Creatures and the hero, then what just befell them, then how hurt they are. */
export function drawActors(pixels: Pixels, scene: Scene, found: Happenings): void {
  const inks = overlayInks(scene.palette);
  const actors = actorsOf(scene);
  for (const actor of actors) drawActor(pixels, scene, actor, found.marks.get(actor.id) ?? null, inks);
  if (scene.palette === 'contrast')
    for (const { hostile, body } of actors) if (hostile) drawPointer(pixels, body, inks);
  drawMarks(pixels, scene, actors, found, inks);
  for (const { body, health } of actors) if (health !== null && health < 1) drawPips(pixels, body, health, inks);
}

/** Far to near: whoever stands lower is drawn later; the hero comes last. */
function actorsOf(scene: Scene): Actor[] {
  const { hero, things } = scene.view;
  const mobs = things
    .filter(({ kind }) => kind === 'mob')
    .sort((a, b) => a.at.y - b.at.y || a.id - b.id)
    .map((thing) => actorOf(scene, thing));
  const shown: Shown = { kind: 'hero', raw: 'hero' };
  const body = bodyAt(scene, hero.at, 1);
  return [...mobs, { id: HERO, shown, body, hero: true, hostile: false, health: null }];
}

function actorOf(scene: Scene, thing: SeenThing): Actor {
  return {
    id: thing.id,
    shown: thing,
    body: bodyAt(scene, thing.at, Math.max(thing.size.width, thing.size.height)),
    hero: false,
    hostile: thing.stance === 'hostile',
    health: thing.health,
  };
}

function bodyAt(scene: Scene, at: Point, cells: number): Body {
  return { ...scene.corner(at), size: cells * CELL };
}

const OUTLINES: Record<Mark, 'hit' | 'heal' | 'mana' | 'hero'> = {
  hit: 'hit',
  heal: 'heal',
  mana: 'mana',
  level: 'hero',
};

function drawActor(pixels: Pixels, scene: Scene, actor: Actor, mark: Mark | null, inks: OverlayInks): void {
  const { body } = actor;
  const sprite = spriteOf(scene.raws.sprites, lookOf(scene.raws.sprites, actor.shown));
  const stand = actor.hero ? inks.chosen : actor.hostile ? inks.hostile : inks.heal;
  if (scene.palette === 'contrast') drawSprite(pixels, sprite, body.x, body.y, { outline: inks.ink, halo: stand });
  else if (mark !== null) drawSprite(pixels, sprite, body.x, body.y, { outline: inks[OUTLINES[mark]], halo: inks.ink });
  else drawSprite(pixels, sprite, body.x, body.y, { outline: inks.ink });
  const hurt = actor.health !== null && actor.health < 1;
  if (hurt) return;
  if (actor.hero) drawUnderline(pixels, body, inks.hero, inks);
  else if (actor.hostile) drawUnderline(pixels, body, inks.hostile, inks);
}

function drawMarks(pixels: Pixels, scene: Scene, actors: readonly Actor[], found: Happenings, inks: OverlayInks): void {
  const bodies = new Map(actors.map(({ id, body }) => [id, body]));
  const bodyOf = (id: number, at: Point): Body | null =>
    bodies.get(id) ?? (scene.seen(at.x, at.y) ? bodyAt(scene, at, 1) : null);
  const each = (list: readonly { id: number; at: Point }[], draw: (body: Body) => void) => {
    for (const { id, at } of list) {
      const body = bodyOf(id, at);
      if (body !== null) draw(body);
    }
  };
  for (const at of found.blessed) if (scene.seen(at.x, at.y)) drawGrace(pixels, scene.corner(at), inks);
  each(found.struck, (body) => drawSparks(pixels, body, inks));
  each(found.missed, (body) => drawSwish(pixels, body, inks));
  for (const [id, mark] of found.marks) {
    const body = bodies.get(id);
    if (body === undefined) continue;
    if (mark === 'heal') drawPluses(pixels, body, inks);
    if (mark === 'mana') drawDrops(pixels, body, inks);
    if (mark === 'level') drawRise(pixels, body, inks);
  }
  each(found.lost, (body) => drawQuestion(pixels, body, inks));
}
