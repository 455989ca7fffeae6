import type { Rng } from '../../../lib/rng';
import { type Draft, snapshot } from '../../level-draft/draft';
import { type BuilderStep, type ChainStep, isChoice } from '../../schema/levels';
import type { BuilderRegistry } from '../common';

/** Replaces each choice by a random option. */
export function assemble(chain: readonly ChainStep[], rng: Rng): BuilderStep[] {
  return chain.flatMap((step) => {
    if (!isChoice(step)) return [step];
    const choice = step.choose[rng.weighted(step.choose.map((option) => option.weight))];
    return choice ? assemble(choice.chain, rng) : [];
  });
}

/** Throws for unknown builders, which `checkChain` excludes. */
export function runChain(registry: BuilderRegistry, steps: readonly BuilderStep[], draft: Draft): void {
  for (const step of steps) {
    const builder = registry[step.builder];
    if (!builder) throw new Error(`unknown builder: ${step.builder}`);
    builder.build(draft, step);
    snapshot(draft, builder.name);
  }
}
