import { BUILDERS } from '../../src/engine/builders';
import { runChain } from '../../src/engine/builders/chain/run';
import type { Draft } from '../../src/engine/level-draft/draft';
import type { BuilderStep } from '../../src/engine/schema/levels';

/** Runs builders over a draft, in order. A bare name means a builder without settings. */
export function build(draft: Draft, ...steps: (string | BuilderStep)[]): Draft {
  const chain = steps.map((step) => (typeof step === 'string' ? { builder: step } : step));
  runChain(BUILDERS, chain, draft);
  return draft;
}

export const floorOf = ({ map }: Draft): number => map.tiles.filter((tile) => tile === '.').length;
