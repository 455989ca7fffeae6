import { blastCells } from '../../../../src/engine/effects/common/areas';
import { worldOf } from '../../../support/combat';
import { scenario } from '../../../support/scenario';

describe('an area', () => {
  const blast = (map: string, x: number, y: number, radius = 3) => {
    const world = worldOf(scenario(map));
    return blastCells(world, { x, y }, radius).map((cell) => `${cell.x},${cell.y}`);
  };

  it('has its centre first, and leaves out the outermost ring', () => {
    expect(blast('@..\n...\n...', 2, 2)).toEqual(['2,2', '1,1', '2,1', '3,1', '1,2', '3,2', '1,3', '2,3', '3,3']);
  });

  it('is shielded by walls', () => {
    expect(blast('@..#..', 2, 1)).not.toContain('5,1');
    expect(blast('@.....', 2, 1)).toContain('5,1');
  });

  it('is shielded by closed doors', () => {
    expect(blast('@..+..', 2, 1)).not.toContain('5,1');
    expect(blast("@..'..", 2, 1)).toContain('5,1');
  });

  it('ends at its radius', () => {
    expect(blast('@.........', 2, 1)).toEqual(['2,1', '1,1', '3,1', '4,1', '5,1']);
  });
});
