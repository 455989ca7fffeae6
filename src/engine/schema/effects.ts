import * as z from 'zod/mini';
import { STATUS_TAGS } from '../statuses';
import { countSchema, idSchema, textSchema } from '../vocabulary/schemas';

const flag = z.literal(true);
/**
 * Particle as `glyph;#RRGGBB;milliseconds`. It is drawn on every cell of the blast, or along the line to the target.
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
    /** Drags each target in a straight line to the author of the effect. */
    pulls: flag,
    /** The author of the effect lands on the cell that it aimed at. */
    leaps: flag,
    /** The author of the effect runs on in a straight line. A creature that stops it loses this many hit points. */
    charges: countSchema,
    /** Calls a creature `as` from one of the `remains` in the area, unless `most` such creatures are up already. */
    wakes: z.strictObject({ remains: idSchema, as: idSchema, most: countSchema }),
    /** The player picks a target at most this many tiles away. */
    ranged: countSchema,
    /** Hits everything within this many tiles of the target, if nothing blocks the view between the two. */
    area_of_effect: countSchema,
    /** The area lies round the caster instead of a target. */
    target_self: flag,
    /**
     * The carrier disappears after it has fired. If a creature casts the spell, it disappears and leaves and pays
     * nothing.
     */
    single_activation: flag,
    particle,
    particle_line: particle,
  }),
);

/** Effects of a carrier by their tags. A carrier is an item, a weapon, a spell or a trigger. */
export const effectMapSchema = effectsSchema.check(
  z.refine((effects) => Object.keys(effects).length > 0, 'must have an effect'),
);
export type EffectMap = z.infer<typeof effectMapSchema>;
export type EffectTag = keyof EffectMap;

/** Effects that do something for heroes alone. Creatures cast no spell that has one of them. */
export const HERO_EFFECTS: readonly EffectTag[] = [
  ...(['food', 'teach_spell', 'magic_mapping', 'town_portal', 'identify', 'remove_curse'] as const),
];

const spellSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  mana_cost: z.int().check(z.minimum(0)),
  /** The spell is a bodily attack, not magic. The creature prepares it for a turn, in sight of all. */
  wind_up: z.exactOptional(flag),
  effects: effectMapSchema,
});
export type SpellRaw = z.infer<typeof spellSchema>;

export const spellsFile = z.strictObject({ $schema: z.string(), spells: z.array(spellSchema) });
