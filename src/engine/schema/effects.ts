import * as z from 'zod/mini';
import { STATUS_TAGS } from '../statuses';
import { countSchema, idSchema, textSchema } from '../vocabulary/schemas';

const flag = z.literal(true);
/**
 * Look of a visual effect as `glyph;#RRGGBB;milliseconds`. Pictures draw the glyph on each cell of the blast, or along
 * the line to the target.
 */
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
    /** True if the effect drags each target in a straight line to the creature that uses the effect. */
    pulls: flag,
    /** True if the creature that uses the effect lands on the cell at which it aims. */
    leaps: flag,
    /**
     * Set for a charge: the user of the effect runs in a straight line. A creature that stops the run loses this number
     * of hit points.
     */
    charges: countSchema,
    /**
     * Percentage of the hero's gold that the user of the effect takes. The user then leaves the level with the gold.
     */
    steals: countSchema,
    /**
     * Set for an effect that wakes one dead creature whose remains lie in the area. `remains` is the raw of the
     * remains, `as` the raw of the woken creature. The effect does nothing if `most` woken creatures are on the level
     * already.
     */
    wakes: z.strictObject({ remains: idSchema, as: idSchema, most: countSchema }),
    /** True if the effect lights everything dry on the cells that it hits. */
    kindles: flag,
    /** Prop, such as a web, that the effect leaves on the hit cell and the cells beside it. */
    lays: idSchema,
    /** Maximum distance in cells between the user and its target. */
    ranged: countSchema,
    /** Radius of the area in cells. The effect hits everything within this distance that is visible from the target. */
    area_of_effect: countSchema,
    /** True if the area lies round the caster instead of a target. */
    target_self: flag,
    /**
     * True if the item or trap disappears after it has taken effect. If a creature casts the spell, the creature
     * disappears, leaves nothing and pays no experience.
     */
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
  /** True if the spell is a bodily attack, not magic. The creature visibly prepares the attack for a turn. */
  wind_up: z.exactOptional(flag),
  effects: effectMapSchema,
});
export type SpellRaw = z.infer<typeof spellSchema>;

export const spellsFile = z.strictObject({ $schema: z.string(), spells: z.array(spellSchema) });
