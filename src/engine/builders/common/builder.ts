import * as z from 'zod/mini';
import type { Draft } from '../../level-draft/draft';

/** Things that builders produce for each other in the draft. */
export type Supply = 'floor' | 'rooms' | 'corridors' | 'start' | 'exit';

/** Position of a builder in a chain. A chain opens with one starter; modifiers follow. Some builders can be either. */
export type BuilderRole = 'starter' | 'modifier' | 'either';

/** A builder: one step of level building, with the facts that a check of recipes needs. */
export interface Builder {
  name: string;
  role: BuilderRole;
  /** Supplies that the draft must already have, unless the builder opens the chain. */
  needs: readonly Supply[];
  /** Supplies that the draft has afterwards. */
  gives: readonly Supply[];
  /** Supplies that the builder removes from the draft. */
  clears: readonly Supply[];
  /** Schema of the step in a recipe: `{builder, …settings}`. */
  step: z.ZodMiniType;
  /** Changes the draft. `settings` must match the schema `step`; they are checked when the raws are built. */
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

/** Defines a builder whose settings are typed by their schema. */
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

/** All builders by name. */
export type BuilderRegistry = Readonly<Record<string, Builder>>;
