import * as z from 'zod/mini';
import { STATUS_TAGS } from '../statuses';
import { countSchema, idSchema, textSchema } from '../vocabulary/schemas';

const flag = z.literal(true);
/** `glyph;#RRGGBB;milliseconds`, as drawn on every cell of the blast or along the line to the target. */
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
    /** Drags whoever it hits beside its author. */
    pulls: flag,
    /** Its author lands on the cell that was aimed at. */
    leaps: flag,
    /** Its author runs on in a straight line; so much damage to whoever stops it. */
    charges: countSchema,
    /** Remains of this raw in the area let go a creature, while fewer than so many of those are up. */
    wakes: z.strictObject({ remains: idSchema, as: idSchema, most: countSchema }),
    /** Tiles: the player picks a target at most so far away. */
    ranged: countSchema,
    /** Tiles: everything in the field of view of this radius round the target is hit. */
    area_of_effect: countSchema,
    /** The area lies round whoever casts it. */
    target_self: flag,
    /** The carrier is gone afterwards; a creature that casts such a spell leaves nothing and pays nothing. */
    single_activation: flag,
    particle,
    particle_line: particle,
  }),
);

/** What a carrier (item, weapon, spell, trigger) does, by the names of the effect kinds. */
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
  /** Done with the whole body: no magic, and wound up for a turn, in sight of all. */
  wind_up: z.exactOptional(flag),
  effects: effectMapSchema,
});
export type SpellRaw = z.infer<typeof spellSchema>;

export const spellsFile = z.strictObject({ $schema: z.string(), spells: z.array(spellSchema) });
