import * as z from 'zod/mini';
import { STATUS_TAGS } from '../statuses';
import { countSchema, idSchema, textSchema } from '../vocabulary/schemas';

const flag = z.literal(true);
/** Look of a visual effect as `glyph;#RRGGBB;milliseconds`. */
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
    /** True if the effect drags each target in a straight line to the user. */
    pulls: flag,
    /** True if the user lands on the target cell. */
    leaps: flag,
    /** Hit points that a creature loses if it stands in the way of the user's charge. */
    charges: countSchema,
    /** Percent of the hero's gold that the user takes before leaving the level. */
    steals: countSchema,
    /**
     * Creates one mob `as` at a random prop `remains` in the area. Does nothing if the level already has `most`
     * summoned creatures of this kind.
     */
    wakes: z.strictObject({ remains: idSchema, as: idSchema, most: countSchema }),
    /** True if the effect sets fire to everything flammable on the cells that it hits. */
    kindles: flag,
    /** Id of the prop that the effect leaves on the target cell and on its free neighbours. */
    lays: idSchema,
    /** Maximum distance in cells between the user and the target. */
    ranged: countSchema,
    /** Radius in cells around the target, limited to cells visible from the target. */
    area_of_effect: countSchema,
    /** True if the area lies round the caster instead of a target. */
    target_self: flag,
    /** True if the trap disappears after its effects, or if the creature dies when it casts the spell. */
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

/** Effects that work only on the hero. No mob may have a spell with one of these effects. */
export const HERO_EFFECTS: readonly EffectTag[] = [
  ...(['food', 'teach_spell', 'magic_mapping', 'town_portal', 'identify', 'remove_curse'] as const),
];

const spellSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  mana_cost: z.int().check(z.minimum(0)),
  /** True if the spell is a bodily attack, which the creature visibly prepares for a turn. */
  wind_up: z.exactOptional(flag),
  effects: effectMapSchema,
});
export type SpellRaw = z.infer<typeof spellSchema>;

export const spellsFile = z.strictObject({ $schema: z.string(), spells: z.array(spellSchema) });
