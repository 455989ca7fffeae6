import * as z from 'zod/mini';
import type { Draft } from '../../level-draft/draft';

/** What builders produce for each other in the draft. */
export type Supply = 'floor' | 'rooms' | 'corridors' | 'start' | 'exit';

/** A chain opens with one starter; modifiers follow. Some builders can be either. */
export type BuilderRole = 'starter' | 'modifier' | 'either';

/** One step of level building, with what is needed to check a recipe. */
export interface Builder {
  name: string;
  role: BuilderRole;
  /** Required in the draft beforehand, unless the builder opens the chain. */
  needs: readonly Supply[];
  /** Present in the draft afterwards. */
  gives: readonly Supply[];
  /** Removed from the draft. */
  clears: readonly Supply[];
  /** Shape of the step in a recipe: `{builder, …settings}`. */
  step: z.ZodMiniType;
  /** `settings` have passed `step` when the raws were built. */
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
