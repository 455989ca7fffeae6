import { areaEnd } from './area-end';
import { areaStart } from './area-start';
import { bspCorridors } from './bsp-corridors';
import { bspDungeon } from './bsp-dungeon';
import { bspInterior } from './bsp-interior';
import { caveDecorator } from './cave-decorator';
import { caveTransition } from './cave-transition';
import { cavernCity } from './cavern-city';
import { cellularAutomata } from './cellular-automata';
import { chasms } from './chasms';
import { citadel } from './citadel';
import { clanQuarters } from './clan-quarters';
import type { BuilderRegistry } from './common';
import { corridorSpawner } from './corridor-spawner';
import { courts } from './courts';
import { crop } from './crop';
import { cull } from './cull';
import { diffusionLimitedAggregation } from './diffusion-limited-aggregation';
import { distantExit } from './distant-exit';
import { doglegCorridors } from './dogleg-corridors';
import { doorPlacement } from './door-placement';
import { dragonSpawner } from './dragon-spawner';
import { dragonsLair } from './dragons-lair';
import { drunkardsWalk } from './drunkards-walk';
import { glades } from './glades';
import { lights } from './lights';
import { maze } from './maze';
import { nearestCorridors } from './nearest-corridors';
import { patches } from './patches';
import { pools } from './pools';
import { prefabLevel } from './prefab-level';
import { prefabSection } from './prefab-section';
import { roomCornerRounder } from './room-corner-rounder';
import { roomDrawer } from './room-drawer';
import { roomExploder } from './room-exploder';
import { roomSorter } from './room-sorter';
import { roomSpawner } from './room-spawner';
import { roomStairs } from './room-stairs';
import { roomStart } from './room-start';
import { roomVaults } from './room-vaults';
import { secretClosets } from './secret-closets';
import { simpleRooms } from './simple-rooms';
import { straightCorridors } from './straight-corridors';
import { town } from './town';
import { trail } from './trail';
import { voronoiCells } from './voronoi-cells';
import { voronoiSpawner } from './voronoi-spawner';
import { waveFunctionCollapse } from './wave-function-collapse';
import { yellowBrickRoad } from './yellow-brick-road';

export const BUILDERS: BuilderRegistry = Object.fromEntries(
  [
    bspDungeon,
    bspInterior,
    cavernCity,
    citadel,
    glades,
    maze,
    prefabLevel,
    simpleRooms,
    town,
    voronoiCells,
    cellularAutomata,
    diffusionLimitedAggregation,
    drunkardsWalk,
    roomSorter,
    roomDrawer,
    roomExploder,
    roomCornerRounder,
    bspCorridors,
    doglegCorridors,
    nearestCorridors,
    straightCorridors,
    caveDecorator,
    caveTransition,
    chasms,
    courts,
    crop,
    cull,
    dragonsLair,
    lights,
    patches,
    pools,
    prefabSection,
    roomVaults,
    trail,
    waveFunctionCollapse,
    yellowBrickRoad,
    areaEnd,
    areaStart,
    distantExit,
    roomStairs,
    roomStart,
    clanQuarters,
    corridorSpawner,
    doorPlacement,
    dragonSpawner,
    roomSpawner,
    secretClosets,
    voronoiSpawner,
  ].map((builder) => [builder.name, builder]),
);
