import * as z from 'zod/mini';
import type { Draft } from '../../level-draft/draft';

export type Supply = 'floor' | 'rooms' | 'corridors' | 'start' | 'exit';

export type BuilderRole = 'starter' | 'modifier' | 'either';

/** Step that recipes can name. Recipe checks use all fields except `build`. */
export interface Builder {
  name: string;
  role: BuilderRole;
  /** Parts that the draft must have, unless this step begins the chain. */
  needs: readonly Supply[];
  gives: readonly Supply[];
  clears: readonly Supply[];
  /** Schema of this step in a recipe: `{builder, …settings}`. */
  step: z.ZodMiniType;
  /** Changes the draft. `settings` must match the schema `step`. */
  build(draft: Draft, settings: unknown): void;
}

interface Definition<Shape extends z.core.$ZodShape> {
  name: string;
  role: BuilderRole;
  needs?: readonly Supply[];
  gives?: readonly Supply[];
  clears?: readonly Supply[];
  settings: Shape;
  build(draft: Draft, settings: z.infer<z.ZodMiniObject<Shape>>): void;
}

export function defineBuilder<Shape extends z.core.$ZodShape>(definition: Definition<Shape>): Builder {
  const { name, role, needs = [], gives = [], clears = [], settings, build } = definition;
  return {
    name,
    role,
    needs,
    gives,
    clears,
    step: z.strictObject({ builder: z.literal(name), ...settings }),
    build: (draft, step) => build(draft, step as z.infer<z.ZodMiniObject<Shape>>),
  };
}

export type BuilderRegistry = Readonly<Record<string, Builder>>;
