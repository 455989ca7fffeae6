import type { Rng } from '../../../lib/rng';
import { type Draft, snapshot } from '../../level-draft/draft';
import { type BuilderStep, type ChainStep, isChoice } from '../../schema/levels';
import type { BuilderRegistry } from '../common';

/** Makes the random choices in a chain, nested choices included. */
export function assemble(chain: readonly ChainStep[], rng: Rng): BuilderStep[] {
  return chain.flatMap((step) => {
    if (!isChoice(step)) return [step];
    const choice = step.choose[rng.weighted(step.choose.map((option) => option.weight))];
    return choice ? assemble(choice.chain, rng) : [];
  });
}

/** Runs the steps on the draft. Throws if a builder is unknown, which `checkChain` excludes for loaded raws. */
export function runChain(registry: BuilderRegistry, steps: readonly BuilderStep[], draft: Draft): void {
  for (const step of steps) {
    const builder = registry[step.builder];
    if (!builder) throw new Error(`unknown builder: ${step.builder}`);
    builder.build(draft, step);
    snapshot(draft, builder.name);
  }
}
