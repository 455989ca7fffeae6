/**
 * Words every save has, known by their place in this list instead of being spelled out. Append only: a save of any
 * age counts on the places. Words that are not here cost a few bytes and nothing else.
 */
export const WORDS: readonly string[] = `
schema rules seed heroName rng nextId turn depth deepest kills hero pack levels identified aliases pending cheated
laurel over events
recipe width height tiles revealed blood lit start entities parked digest
id kind raw position x y tileSize renderable glyph fg bg order hidden blocksTile blocksVisibility door open lightSource
range color viewshed quips attributes base modifiers might fitness quickness intelligence skills melee defense magic
pools hp mana current max level xp gold weight penalty initiative faction moveMode waypoint chasing naturalArmor
naturalAttacks name hitBonus damage abilities spell chance minRange knownSpells manaCost hunger state turns lootTable
vendor gear statuses godMode item value initiativePenalty inBackpack owner equipped slot equippable meleeWeapon
attribute proc target wearable armorClass consumable maxCharges charges magicItem class naming cursed attributeBonus
effects entryTrigger singleActivation
mob prop well-fed normal hungry starving shield head torso legs feet hands source by confusion slow damage-over-time
bonus static random random_waypoint self seen heard
scroll word potion adjective colour plain option options identify remove-curse result died retired abandoned cause
alias sense first way stairs portal cheat other at from attacker attack amount missed fumble who what reason status
effect cells caster trigger thing line price to replaced
began arrived swapped opened shop hit hurt healed mana-restored rewarded levelled picked-up dropped removed stuck used
ate fizzled learned uncursed cast burst beam status-gained status-ended lost-turn triggered spotted noticed quip
overburdened fighting mapped bought sold portal-opened stopped cheated
done steps hostile trap blocked limit restored crowd
town forest hero
`
  .trim()
  .split(/\s+/)
  .filter((word, index, all) => all.indexOf(word) === index);
