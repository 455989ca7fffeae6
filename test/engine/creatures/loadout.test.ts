import fc from 'fast-check';
import type { Slot } from '../../../src/engine';
import { fittingOf, improvement, verdictOf } from '../../../src/engine/creatures';
import { rawsFor } from '../../../src/engine/state/campaign';
import { SLOTS } from '../../../src/engine/state/character';
import { loadRaws } from '../../../src/raws';
import { worldOf } from '../../support/combat';
import { scenario } from '../../support/scenario';

const raws = rawsFor(loadRaws(), { campaign: 'amulet' });
const fitting = fittingOf({ ...worldOf(scenario('@')), raws });

const gearFor = (slot: Slot): string[] =>
  raws.items.map(({ id }) => id).filter((id) => raws.archetypes[id]?.equippable?.slot === slot);

const pairs = fc
  .constantFrom(...SLOTS.filter((slot) => gearFor(slot).length > 0))
  .chain((slot) => fc.tuple(fc.constant(slot), fc.constantFrom(...gearFor(slot)), fc.constantFrom(...gearFor(slot))));

/** Whether the second is better than the first for who wears the first. */
const change = (slot: Slot, first: string, second: string): number =>
  verdictOf(improvement(fitting.with(first, slot), fitting.with(second, slot), slot));

test('what is better than a thing is no worse than it once it is worn', () => {
  fc.assert(
    fc.property(pairs, ([slot, first, second]) => {
      expect(change(slot, second, first) + change(slot, first, second)).toBe(0);
    }),
    { numRuns: 2000 },
  );
});
