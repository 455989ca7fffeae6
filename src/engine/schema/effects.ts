import * as z from 'zod/mini';
import { STATUS_TAGS } from '../statuses';
import { countSchema, idSchema, textSchema } from '../vocabulary/schemas';

const flag = z.literal(true);
/** Glyph, colour and duration: `glyph;#RRGGBB;milliseconds`. */
const particle = z
  .string()
  .check(
    z.regex(/^.;#[0-9A-Fa-f]{6};\d+(\.\d+)?$/u, 'must be one character, a colour and milliseconds, like ▓;#00FFFF;400'),
  );

const effectsSchema = z.partial(
  z.strictObject({
    provides_healing: countSchema,
    provides_mana: countSchema,
    food: flag,
    damage: countSchema,
    ...STATUS_TAGS,
    teach_spell: z.string(),
    magic_mapping: flag,
    town_portal: flag,
    identify: flag,
    remove_curse: flag,
    /** True if the effect drags targets straight to the user. */
    pulls: flag,
    /** True if the user lands on the target cell. */
    leaps: flag,
    /** Hit points that a creature in the user's way loses. */
    charges: countSchema,
    /** Percent of the hero's gold. The thief then leaves the level. */
    steals: countSchema,
    /** Creates a mob `as` at a random prop `remains`, up to `most` per level. */
    wakes: z.strictObject({ remains: idSchema, as: idSchema, most: countSchema }),
    /** True if the effect ignites everything flammable that it hits. */
    kindles: flag,
    /** Id of a prop for the target cell and its free neighbours. */
    lays: idSchema,
    /** Maximum distance in cells between the user and the target. */
    ranged: countSchema,
    /** Radius in cells; covers only cells visible from the target. */
    area_of_effect: countSchema,
    /** True if the area lies round the caster. */
    target_self: flag,
    /** True if the trap disappears, or the caster dies. */
    single_activation: flag,
    particle,
    particle_line: particle,
  }),
);

export const effectMapSchema = effectsSchema.check(
  z.refine((effects) => Object.keys(effects).length > 0, 'must have an effect'),
);
export type EffectMap = z.infer<typeof effectMapSchema>;
export type EffectTag = keyof EffectMap;

/** Effects that work only on the hero, so mobs must not cast them. */
export const HERO_EFFECTS: readonly EffectTag[] = [
  ...(['food', 'teach_spell', 'magic_mapping', 'town_portal', 'identify', 'remove_curse'] as const),
];

const spellSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  mana_cost: z.int().check(z.minimum(0)),
  /** True if the creature visibly prepares the spell for a turn. */
  wind_up: z.exactOptional(flag),
  effects: effectMapSchema,
});
export type SpellRaw = z.infer<typeof spellSchema>;

export const spellsFile = z.strictObject({ $schema: z.string(), spells: z.array(spellSchema) });
