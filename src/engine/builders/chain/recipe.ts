/** One builder with its settings. */
export interface BuilderStep {
  builder: string;
  [setting: string]: unknown;
}

/** Dice: one of the cases is taken, by weight, when the chain is put together and before anything is built. */
export interface Choice {
  choose: { weight: number; chain: ChainStep[] }[];
}

export type ChainStep = BuilderStep | Choice;

export const isChoice = (step: ChainStep): step is Choice => 'choose' in step;
