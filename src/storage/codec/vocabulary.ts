import { StoreError } from '../store-error';
import type { ByteReader, ByteWriter } from './bytes';

/** New words must be appended: saved games contain indexes into this list. */
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
rat poison-potion slow-potion haste-potion health-potion mana-potion strength-potion magic-missile-scroll web-scroll
fireball-scroll confusion-scroll magic-mapping-scroll town-portal-scroll remove-curse-scroll identify-scroll
dagger-of-venom unidentified-dagger longsword-plus-1 longsword-minus-1 unidentified-longsword gauntlets-of-ogre-power
unidentified-gauntlets rod-of-fireballs rod-of-venom unidentified-rod
stained-tunic torn-trousers old-boots rusty-longsword beer dried-sausage
brown smelly oily viscous effervescent green slimy indigo yellow orange violet swirling glowing red
drunk bite fisher dock-worker peasant wannabe-pirate alchemist parishioner blacksmith patron barkeep shady-salesman
priest clothier mom altar keg table chair candle anvil water-trough weapon-rack armor-stand cabinet loom hide-rack
chemistry-set dead-thing bed bear-trap bandit mangy-wolf hangover hide leather-boots leather-armor dagger
portal town-portal declined altar
standings watchCalled pursuers arrives tallies mostXp mostGold earlier left grudges summoned birthDepth sold
harmedBy afraidOf home hunting pursued deadly
unmet met spent offered granted
left-lying why thing dropped
1 2 3 4 5 6 7 8 9 10 11 12
nameNumber change standing attitude goodwill worse worthless lost
beginners-magic venom-101 arachnophilia-101 scribbles rations meat longsword battleaxe war-axe tower-shield breastplate
chain-coif chainmail-armor stonefall-trap landmine hidden-door watch-fire shrine-of-still-water
townsfolk goblin orc orc-leader kobold bat gelatinous-cube engulf lizardman giant-lizard large-spider rock-golem
squeaky-bill dragon-wyrmling black-dragon acid-breath web rays
limestone-caverns deep-limestone-caverns dwarf-fort dwarven-fortress
`
  .trim()
  .split(/\s+/)
  .filter((word, index, all) => all.indexOf(word) === index);

const PLACES: ReadonlyMap<string, number> = new Map(WORDS.map((word, place) => [word, place]));

export class VocabularyWriter {
  private readonly added = new Map<string, number>();

  constructor(known: readonly string[] = []) {
    for (const word of known) this.indexOf(word);
  }

  /** Adds a new word, so callers must call `write` later. */
  indexOf(word: string): number {
    const known = PLACES.get(word) ?? this.added.get(word);
    if (known !== undefined) return known;
    const index = WORDS.length + this.added.size;
    this.added.set(word, index);
    return index;
  }

  /** Writes the length of `WORDS`, because added words begin there. */
  write(out: ByteWriter): void {
    out.unsigned(WORDS.length);
    out.unsigned(this.added.size);
    for (const word of this.added.keys()) out.text(word);
  }
}

/** Throws the `StoreError` `newer` if the writer's `WORDS` was longer. */
export class VocabularyReader {
  readonly added: string[] = [];
  private readonly words: string[];

  constructor(input: ByteReader, listed: number) {
    if (listed > WORDS.length) throw new StoreError('newer');
    for (let more = input.unsigned(); more > 0; more--) this.added.push(input.text());
    this.words = [...WORDS.slice(0, listed), ...this.added];
  }

  at(index: number): string {
    const word = this.words[index];
    if (word === undefined) throw new RangeError('an unknown word');
    return word;
  }
}
