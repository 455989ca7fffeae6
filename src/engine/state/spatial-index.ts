import type { Point } from '../../lib/geometry';
import type { Raws } from '../schema/raws';
import type { EntityId } from '../vocabulary/character';
import { isOpaque, isWalkable, TILES } from '../vocabulary/tile';
import { sizeOf } from './components';
import type { Entity } from './entity';
import type { Level } from './level';

/** Entities by cell, because searching all entities would be slow. */
export interface SpatialIndex {
  /** 1 for impassable terrain and the outermost ring. */
  readonly solid: Uint8Array;
  /** 1 for solid cells, and cells that a prop blocks. */
  readonly barred: Uint8Array;
  readonly opaque: Uint8Array;
  /** Rises when a cell's opacity changes, so that caches can compare. */
  readonly sightChanges: number;
  readonly bodies: Uint8Array;
  /** Ids of entities larger than one cell, even after they leave. */
  readonly large: ReadonlySet<EntityId>;
  /** Returns entities ascending by id, without creatures that died in earlier ticks. */
  at(cell: Point): readonly Entity[];
  /** `at` is the top-left cell. The entity does not block itself. */
  fits(entity: Entity, at: Point): boolean;
  /** True for terrain, blocking entities, and cells outside the level. */
  blocked(cell: Point): boolean;
  insert(entity: Entity): void;
  /** Call this before changing the entity's position. */
  remove(entity: Entity): void;
  /** Changes `position`. Does not check that the cells are free. */
  move(entity: Entity, to: Point): void;
  /** Call this when the entity begins or ceases to block cells or sight. */
  refresh(entity: Entity): void;
  /** Call this after changing the tile of the cell. */
  reshape(level: Level, cell: number): void;
}

/** Includes the hero, who is not in `level.entities`. */
export function buildIndex(raws: Raws, level: Level, hero: Entity): SpatialIndex {
  const index = new CellIndex(raws, level);
  index.insert(hero);
  for (const entity of level.entities) index.insert(entity);
  return index;
}

const NOBODY: readonly Entity[] = [];

class CellIndex implements SpatialIndex {
  solid: Uint8Array;
  readonly barred: Uint8Array;
  readonly opaque: Uint8Array;
  sightChanges = 0;
  readonly bodies: Uint8Array;
  readonly large = new Set<EntityId>();
  private tileOpaque: Uint8Array;
  private readonly cells: (Entity[] | undefined)[];
  private readonly width: number;
  private readonly height: number;

  constructor(
    private readonly raws: Raws,
    level: Level,
  ) {
    this.width = level.width;
    this.height = level.height;
    const { solid, opaque } = terrain(level);
    this.solid = solid;
    this.barred = solid.slice();
    this.tileOpaque = opaque;
    this.opaque = opaque.slice();
    this.bodies = new Uint8Array(solid.length);
    this.cells = new Array(solid.length);
  }

  at(cell: Point): readonly Entity[] {
    if (cell.x < 0 || cell.y < 0 || cell.x >= this.width || cell.y >= this.height) return NOBODY;
    return this.cells[cell.y * this.width + cell.x] ?? NOBODY;
  }

  blocked(cell: Point): boolean {
    const { x, y } = cell;
    if (x < 1 || y < 1 || x > this.width - 2 || y > this.height - 2) return true;
    const i = y * this.width + x;
    return this.solid[i] === 1 || this.bodies[i] !== 0;
  }

  fits(entity: Entity, at: Point): boolean {
    const { width, height } = sizeOf(this.raws, entity);
    for (let y = at.y; y < at.y + height; y++) {
      for (let x = at.x; x < at.x + width; x++) {
        if (x < 1 || y < 1 || x > this.width - 2 || y > this.height - 2) return false;
        const i = y * this.width + x;
        if (this.solid[i] === 1) return false;
        if (this.bodies[i] !== 0 && this.isTaken(i, entity)) return false;
      }
    }
    return true;
  }

  insert(entity: Entity): void {
    const archetype = this.raws.archetypes[entity.raw];
    const size = entity.tileSize ?? archetype?.tileSize;
    const isLarge = size != null && (size.width > 1 || size.height > 1);
    if (isLarge) this.large.add(entity.id);
    if (this.isDead(entity)) return;
    const body = this.isBody(entity, archetype);
    const screen = this.isScreen(entity, archetype);
    const at = entity.position;
    if (isLarge) this.eachCell(entity, (i) => this.put(entity, i, body, screen));
    else if (at) this.put(entity, at.y * this.width + at.x, body, screen);
  }

  private put(entity: Entity, i: number, body: boolean, screen: boolean): void {
    const here = this.cells[i];
    if (!here) this.cells[i] = [entity];
    else if (here.includes(entity)) return;
    else here.splice(placeOf(entity, here), 0, entity);
    if (body) {
      this.bodies[i] = (this.bodies[i] as number) + 1;
      if (entity.kind === 'prop') this.barred[i] = 1;
    }
    if (screen) this.setOpaque(i, 1);
  }

  remove(entity: Entity): void {
    this.eachCell(entity, (i) => {
      const here = this.cells[i] ?? [];
      for (let place = 0; place < here.length; place++) {
        if (here[place]?.id !== entity.id) continue;
        here.splice(place, 1);
        this.recount(i);
        return;
      }
    });
  }

  move(entity: Entity, to: Point): void {
    this.remove(entity);
    entity.position = { x: to.x, y: to.y };
    this.insert(entity);
  }

  refresh(entity: Entity): void {
    this.eachCell(entity, (i) => this.recount(i));
  }

  reshape(level: Level, cell: number): void {
    const { solid, opaque } = terrain(level);
    this.solid = solid;
    this.tileOpaque = opaque;
    this.recount(cell);
  }

  private isTaken(i: number, self: Entity): boolean {
    for (const other of this.cells[i] ?? NOBODY) if (other.id !== self.id && this.isBody(other)) return true;
    return false;
  }

  private recount(i: number): void {
    let bodies = 0;
    let barred = this.solid[i] as number;
    let opaque = this.tileOpaque[i] as number;
    for (const entity of this.cells[i] ?? NOBODY) {
      if (this.isBody(entity)) {
        bodies += 1;
        if (entity.kind === 'prop') barred = 1;
      }
      if (this.isScreen(entity)) opaque = 1;
    }
    this.bodies[i] = bodies;
    this.barred[i] = barred;
    this.setOpaque(i, opaque);
  }

  private setOpaque(i: number, opaque: number): void {
    if (this.opaque[i] === opaque) return;
    this.opaque[i] = opaque;
    this.sightChanges += 1;
  }

  // Reads the archetype directly, for speed.
  private isBody({ kind, raw, blocksTile }: Entity, archetype = this.raws.archetypes[raw]): boolean {
    return kind === 'hero' || (blocksTile === undefined ? archetype?.blocksTile : blocksTile) === true;
  }

  private isScreen({ raw, blocksVisibility }: Entity, archetype = this.raws.archetypes[raw]): boolean {
    return (blocksVisibility === undefined ? archetype?.blocksVisibility : blocksVisibility) === true;
  }

  private isDead(entity: Entity): boolean {
    return entity.pools ? entity.pools.hp.current < 1 : false;
  }

  private eachCell(entity: Entity, visit: (index: number) => void): void {
    const at = entity.position;
    if (!at) return;
    if (!this.large.has(entity.id)) {
      visit(at.y * this.width + at.x);
      return;
    }
    const { width, height } = sizeOf(this.raws, entity);
    for (let y = Math.max(0, at.y); y < Math.min(this.height, at.y + height); y++) {
      for (let x = Math.max(0, at.x); x < Math.min(this.width, at.x + width); x++) visit(y * this.width + x);
    }
  }
}

function placeOf(entity: Entity, list: readonly Entity[]): number {
  let place = list.length;
  while (place > 0 && (list[place - 1] as Entity).id > entity.id) place -= 1;
  return place;
}

const SOLID = 1;
const OPAQUE = 2;
const BY_CODE = new Uint8Array(128);
for (const code of Object.values(TILES)) {
  BY_CODE[code.charCodeAt(0)] = (isWalkable(code) ? 0 : SOLID) | (isOpaque(code) ? OPAQUE : 0);
}

interface Terrain {
  tiles: string;
  width: number;
  solid: Uint8Array;
  opaque: Uint8Array;
}

let last: Terrain = { tiles: '', width: 0, solid: new Uint8Array(), opaque: new Uint8Array() };

/** Callers must not change the arrays, which later calls share. */
function terrain({ tiles, width, height }: Level): Terrain {
  if (last.tiles !== tiles || last.width !== width) last = { tiles, width, ...rulesOf(tiles, width, height) };
  return last;
}

function rulesOf(tiles: string, width: number, height: number): Pick<Terrain, 'solid' | 'opaque'> {
  const solid = new Uint8Array(width * height);
  const opaque = new Uint8Array(width * height);
  for (let i = 0; i < solid.length; i++) {
    const rule = BY_CODE[tiles.charCodeAt(i)] as number;
    if ((rule & SOLID) !== 0) solid[i] = 1;
    if ((rule & OPAQUE) !== 0) opaque[i] = 1;
  }
  for (let x = 0; x < width; x++) {
    solid[x] = 1;
    solid[(height - 1) * width + x] = 1;
  }
  for (let y = 0; y < height; y++) {
    solid[y * width] = 1;
    solid[y * width + width - 1] = 1;
  }
  return { solid, opaque };
}
