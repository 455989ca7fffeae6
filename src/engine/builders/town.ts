import { type Draft, place, snapshot } from '../level-draft/draft';
import { TILES } from '../state';
import { defineBuilder } from './common';
import { digRiver, openEastGate, raiseWalls } from './town/grounds';
import { bySize, cutDoor, type House, layPaths, placeHouses } from './town/houses';
import { DOCKERS, furnishHouses, scatterPeople, startIn, TOWNSFOLK } from './town/people';

/** Builds a river with piers and a walled town with two gates. */
export const town = defineBuilder({
  name: 'town',
  role: 'starter',
  gives: ['floor', 'start', 'exit'],
  settings: {},
  build(draft) {
    let site = survey(draft);
    while (site === null) site = survey(draft);
    const { piers, land, gate, houses } = site;
    const doors = houses.map((house) => cutDoor(draft.map, house, gate, draft.rng));
    for (const door of doors) place(draft, door, 'door');
    layPaths(draft.map, doors);
    openEastGate(draft.map, gate);
    snapshot(draft, 'town');
    const [pub] = houses;
    if (pub) draft.start = startIn(draft, pub);
    furnishHouses(draft, houses, doors);
    scatterPeople(draft, piers, 6, DOCKERS);
    scatterPeople(draft, land, 10, TOWNSFOLK);
  },
});

interface Site {
  piers: number[];
  land: number[];
  gate: number;
  houses: House[];
}

function survey(draft: Draft): Site | null {
  const { map, rng } = draft;
  map.tiles.fill(TILES.grass);
  const piers = digRiver(map, rng);
  snapshot(draft, 'town');
  const { gate, land } = raiseWalls(map, rng);
  snapshot(draft, 'town');
  const houses = placeHouses(map, land, rng);
  snapshot(draft, 'town');
  if (houses === null) return null;
  return {
    piers: piers.filter((cell) => map.tiles[cell] === TILES.bridge),
    land: cellsWithOne(land),
    gate,
    houses: bySize(houses),
  };
}

function cellsWithOne(marks: Uint8Array): number[] {
  const cells: number[] = [];
  for (let cell = marks.indexOf(1); cell >= 0; cell = marks.indexOf(1, cell + 1)) cells.push(cell);
  return cells;
}
