import { type Game, hash } from '../../src/engine';
import { decodeGame, encodeGame } from '../../src/storage/codec/save';
import { parkLevels } from '../../src/storage/turns/parked-levels';
import { type Line, line, timed } from './line';

export function saves(games: readonly Game[]): Line[] {
  const packing: number[] = [];
  const reading: number[] = [];
  const hashing: number[] = [];
  const bytes: number[] = [];
  for (const [index, game] of games.entries()) {
    const { game: parked } = parkLevels('01J0000000000000000000BENCH', index, game, {});
    let packed: Uint8Array = new Uint8Array(0);
    packing.push(
      timed(() => {
        packed = encodeGame(parked);
      }),
    );
    reading.push(timed(() => decodeGame(packed)));
    hashing.push(timed(() => hash(parked)));
    bytes.push(packed.length);
  }
  return [
    line({ suite: 'saves', name: 'whole game', unit: 'bytes' }, bytes),
    line({ suite: 'saves', name: 'pack', unit: 'ms' }, packing),
    line({ suite: 'saves', name: 'read', unit: 'ms' }, reading),
    line({ suite: 'saves', name: 'digest', unit: 'ms' }, hashing),
  ];
}
