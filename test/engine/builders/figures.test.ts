import { loadRaws } from '../../../src/raws';
import { BUILDER_FIGURES, inspectBuilder } from '../../support/builder-figures';
import { SEEDS } from '../../support/draft';

const raws = loadRaws();

test.each(BUILDER_FIGURES.map((figures) => [figures.name, figures] as const))(
  '%s: rooms, floor and connections are within their figures',
  (_, figures) => {
    const faults = SEEDS.slice(0, 5).flatMap((seed) => inspectBuilder(raws, figures, seed).faults);
    expect(faults).toEqual([]);
  },
);
