import type { CagePart } from '../schema/cages';
import type { RawId } from '../state';

interface LightGround {
  width: number;
  stops(cell: number): boolean;
  part(cell: number): CagePart | undefined;
}

interface Light {
  beams: { cell: number; raw: RawId }[];
  reaches: boolean;
}

const STOPPING: readonly CagePart[] = ['lock', 'lantern', 'gate'];

/** Maximum cells of a beam, because mirrors may send light in circles. */
const LONGEST = 40;

/** `reaches` means that a beam hits the lock. Crossings keep the first beam. */
export function traceLight(ground: LightGround, lantern: number): Light {
  const light: Light = { beams: [], reaches: false };
  for (const direction of [
    { dx: 0, dy: -1 },
    { dx: 1, dy: 0 },
    { dx: 0, dy: 1 },
    { dx: -1, dy: 0 },
  ]) {
    follow(ground, { cell: lantern, ...direction }, light);
  }
  return light;
}

function follow(ground: LightGround, { cell, dx, dy }: { cell: number; dx: number; dy: number }, light: Light): void {
  let at = cell;
  let [x, y] = [dx, dy];
  for (let length = 0; length < LONGEST; length++) {
    at += y * ground.width + x;
    const part = ground.part(at);
    if (part === 'lock') light.reaches = true;
    if (part !== undefined && STOPPING.includes(part)) return;
    if (ground.stops(at)) return;
    if (part === 'rising-mirror') [x, y] = [-y, -x];
    else if (part === 'falling-mirror') [x, y] = [y, x];
    else if (!light.beams.some(({ cell }) => cell === at))
      light.beams.push({ cell: at, raw: x === 0 ? 'beam-upright' : 'beam-across' });
  }
}
