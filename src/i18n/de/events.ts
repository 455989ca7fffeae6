import type { EventFact, GameEvent, LevelChange, RawId, Slot, ThingRef } from '../../engine';
import type { AttackName } from '../../engine/schema/mobs';
import { capital } from '../../lib/capital';
import { isBodily } from '../bodily';
import { type Names, signOf } from '../names';
import type { Quote } from '../quote';
import { isHero } from '../thing-ref';
import { isFire } from '../traps';
import { CHEATS } from './cheats';
import { ATTITUDES, amongFaction, factionName } from './factions';
import { a, after, coins, figure, isMany, pronoun, signed, The, the, verb, within, Your } from './grammar';
import { GREETINGS } from './greetings';
import { ATTRIBUTES, offering, points } from './shrines';
import { STATUS_ADJECTIVES } from './statuses';
import { stopSentence } from './stops';
import { FELLED, met, storySentences } from './story';
import { TWISTS } from './twists';

type Band = Extract<EventFact, { what: 'hunted' | 'awaited' }>;

type Sentence<K extends EventFact['kind']> = (
  event: Extract<EventFact, { kind: K }>,
  names: Names,
  quote: Quote,
) => string | null;

type Verb = [you: string, one: string, many: string];

const ATTACKS: Record<AttackName, Verb> = {
  bite: ['beißt', 'beißt', 'beißen'],
  left_claw: ['kratzt', 'kratzt', 'kratzen'],
  right_claw: ['kratzt', 'kratzt', 'kratzen'],
  engulf: ['verschlingst', 'verschlingt', 'verschlingen'],
  fist: ['schlägst', 'schlägt', 'schlagen'],
  left_fist: ['schlägst', 'schlägt', 'schlagen'],
  right_fist: ['schlägst', 'schlägt', 'schlagen'],
  hook: ['durchbohrst', 'durchbohrt', 'durchbohren'],
  gore: ['rammst', 'rammt', 'rammen'],
  stomp: ['zertrampelst', 'zertrampelt', 'zertrampeln'],
};

const HIT: Verb = ['triffst', 'trifft', 'treffen'];

const FEELING = {
  might: 'in den Armen',
  fitness: 'im Herzen',
  quickness: 'in den Füßen',
  intelligence: 'im Kopf',
} as const;

const HUNGER = {
  'well-fed': 'Du bist satt und zufrieden.',
  normal: 'Du bist nicht mehr ganz so satt.',
  hungry: 'Du hast Hunger.',
  starving: 'Du verhungerst!',
} as const;

const EQUIPS: Partial<Record<Slot, [verb: string, where: string]>> = {
  melee: ['nimmst', 'in die Hand'],
  ranged: ['hängst dir', 'um'],
};

const LEAVING = {
  cursed: 'verflucht',
  worthless: 'nutzlos',
  worse: 'nicht besser als deine Sachen',
  heavy: 'zu schwer zu allem, was du trägst',
} as const;

const WAY_HOME = {
  begun:
    'Das Amulett von Yala gehört dir, und alles dort unten weiß es. Es stillt deinen Hunger, der jetzt halb so schnell kommt. Kein Portal öffnet sich dir mehr: Heim geht es die Treppen hinauf, bis in die Kneipe.',
  sealed: 'Hinter dir stürzt die Treppe ein.',
  shut: 'Hinter dir wird das Tor verriegelt.',
  dimmed: 'Das Amulett trinkt das Licht: Du siehst ein Feld weniger weit.',
  lit: 'Im Licht der Stadt siehst du wieder so weit wie eh und je.',
  peace: 'Der Hauptmann fällt, und seine Rotte schleicht davon: Auf dieser Ebene herrscht Frieden.',
  hunted: 'Etwas kommt dir von unten nach!',
  awaited: 'An der Treppe hinauf taucht etwas auf, das dich sucht!',
} as const;

const LEVEL_CHANGED: Record<LevelChange, string> = {
  lamps: 'Hier sind alle Lampen aus: Du siehst weniger weit.',
  gate: 'Jemand hat den Weg zugemauert, den du gekommen bist.',
  rockfall: 'Die Decke ist auf den Weg gestürzt, den du gekommen bist.',
  bridge: 'Die Brücke, über die du gekommen bist, ist fort.',
  flood: 'Das Wasser steht über dem Weg, den du gekommen bist.',
};

function bandSentence({ what, captain, count }: Band, names: Names): string {
  if (captain === undefined) return WAY_HOME[what];
  const others = count ? ` mit ${count} im Gefolge` : '';
  const who = a(names, captain, 'nominative');
  return what === 'hunted'
    ? `Von unten kommt dir ${who} nach${others && `,${others}`}!`
    : `Zwischen dir und der Treppe wartet ${who}${others}!`;
}

const OVER = {
  died: null,
  retired: 'Du hängst dein Schwert an den Nagel, als Sieger.',
  abandoned: 'Du gibst die Suche auf.',
} as const;

const USES = {
  eat: 'isst ',
  drink: 'trinkst ',
  throw: 'wirfst ',
  read: 'liest ',
  study: 'studierst ',
  zap: 'schwingst ',
  wield: 'führst ',
  wear: 'trägst ',
  touch: 'berührst ',
  enter: 'betrittst ',
  use: 'benutzt ',
} as const;

const bang = (bad: boolean): string => (bad ? '!' : '.');

const SENTENCES = {
  began: ({ race, story }, names) =>
    race
      ? 'Auf die Plätze, fertig, los: Zwei Ebenen tiefer wartet ein goldener Pokal.'
      : [
          'Nach einer langen Nacht in der Kneipe ist der Kater vorbei. Das Tor steht offen.',
          ...(story ? storySentences(story, names) : []),
        ].join(' '),
  arrived: ({ first, ...level }, names) =>
    `${first ? 'Vor dir' : 'Wieder zurück'}: ${within(names.place(level))}.${first && names.hasGoal(level.recipe) ? ' Hier liegt, was du suchst.' : ''}`,
  swapped: ({ other }, names) => `Du tauschst mit ${the(names, other, 'dative')} den Platz.`,
  opened: () => 'Du öffnest die Tür.',
  shop: ({ vendor }, names) => `${The(names, vendor)}: „${GREETINGS[vendor.raw ?? ''] ?? 'Was darf es sein?'}“`,
  hit({ attacker, target, attack, amount, shot, ambush }, names) {
    if (ambush) {
      const whom = the(names, target, 'accusative');
      const blow = shot ? `Du triffst ${whom} mit einem Schuss aus dem Hinterhalt` : `Du überrumpelst ${whom}`;
      return amount > 0 ? `${blow}: ${amount} Schaden.` : `${blow}, aber ohne Wirkung.`;
    }
    const does = verb(names, attacker, ...((!shot && attack && ATTACKS[attack as AttackName]) || HIT));
    const blow = `${The(names, attacker)} ${does} ${the(names, target, 'accusative')}${shot ? ' mit einem Schuss' : ''}`;
    return amount > 0 ? `${blow}: ${amount} Schaden${bang(isHero(target))}` : `${blow}, aber ohne Wirkung.`;
  },
  missed({ attacker, target, fumble, shot }, names) {
    if (shot) {
      const shoots = verb(names, attacker, 'schießt', 'schießt', 'schießen');
      return `${The(names, attacker)} ${shoots} ${fumble ? 'meilenweit ' : ''}${after('an', the(names, target, 'dative'))} vorbei.`;
    }
    const whom = the(names, target, 'accusative');
    if (!fumble)
      return `${The(names, attacker)} ${verb(names, attacker, 'verfehlst', 'verfehlt', 'verfehlen')} ${whom}.`;
    const stumbles = verb(names, attacker, 'stolperst', 'stolpert', 'stolpern');
    return `${The(names, attacker)} ${stumbles} und ${verb(names, attacker, 'verfehlst', 'verfehlt', 'verfehlen')} ${whom} um Längen.`;
  },
  hurt({ target, amount, cause, by }, names) {
    if (cause === 'hunger') return `Du verhungerst: ${amount} Schaden!`;
    const means = by !== null && isHero(by) ? Your(names, cause) : The(names, cause);
    const hurts = isMany(names, cause) ? 'verletzen' : 'verletzt';
    return `${means} ${hurts} ${the(names, target, 'accusative')}: ${amount} Schaden${bang(isHero(target))}`;
  },
  healed: ({ target, amount }, names) =>
    isHero(target) ? `Dir geht es besser: +${amount} LP.` : `${The(names, target)} sieht schon besser aus.`,
  'mana-restored': ({ target, amount }, names) =>
    isHero(target) ? `Dein Kopf wird klar: +${amount} Mana.` : `${The(names, target)} summt vor Kraft.`,
  died: ({ who, story }, names) =>
    isHero(who)
      ? 'Du stirbst …'
      : `${The(names, who)} ${verb(names, who, 'stirbst', 'stirbt', 'sterben')}.${story ? ` ${FELLED[story]}` : ''}`,
  rewarded: ({ xp, gold }) =>
    gold > 0 ? `Du erhältst ${xp} Erfahrung und ${coins(gold)}.` : `Du erhältst ${xp} Erfahrung.`,
  levelled: ({ level, attribute }) =>
    `Willkommen auf Stufe ${level}! Du spürst es ${FEELING[attribute]}: ${ATTRIBUTES[attribute]} +1.`,
  'picked-up': ({ item }, names) => `Du hebst ${the(names, item, 'accusative')} auf.`,
  dropped: ({ item }, names) => `Du lässt ${the(names, item, 'accusative')} fallen.`,
  threw: ({ item, splash }, names) => `Du wirfst ${the(names, item, 'accusative')}${splash ? ': Glas splittert' : ''}.`,
  broke: ({ item }, names) => `${The(names, item)} ${isMany(names, item) ? 'zerbrechen' : 'zerbricht'}.`,
  'left-lying': ({ item, why }, names) => `Du lässt ${the(names, item, 'accusative')} liegen: ${LEAVING[why]}.`,
  equipped: ({ item, slot }, names) => {
    const [verb, where] = EQUIPS[slot] ?? ['legst', 'an'];
    return `Du ${verb} ${the(names, item, 'accusative')} ${where}.`;
  },
  removed: ({ item }, names) =>
    `Du ${names.handling(item) === 'wield' ? 'steckst' : 'legst'} ${the(names, item, 'accusative')} ${names.handling(item) === 'wield' ? 'weg' : 'ab'}.`,
  stuck: ({ item }, names) =>
    isMany(names, item)
      ? `${The(names, item)} lassen sich nicht ablegen: Sie sind verflucht!`
      : `${The(names, item)} lässt sich nicht ablegen: ${capital(pronoun(names, item, 'nominative'))} ist verflucht!`,
  used: ({ item }, names) => `Du ${USES[names.handling(item)]}${the(names, item, 'accusative')}.`,
  ate: ({ item }, names) => `Du isst ${the(names, item, 'accusative')}.`,
  fizzled: ({ item }, names) => `${The(names, item)} ${isMany(names, item) ? 'bringen' : 'bringt'} dir gerade nichts.`,
  learned: ({ spell }, names) => `Du lernst einen Zauber: ${names.raw(spell)}!`,
  identified: ({ raw }, names) => `Das ${isMany(names, raw) ? 'sind' : 'ist'} ${a(names, raw, 'nominative')}!`,
  uncursed: ({ item }, names) => `Der Fluch weicht ${after('von', the(names, item, 'dative'))}.`,
  cast: ({ caster, spell, bodily }, names) =>
    bodily || isBodily(spell)
      ? `${The(names, caster)}: ${names.raw(spell)}!`
      : `${The(names, caster)} ${verb(names, caster, 'wirkst', 'wirkt', 'wirken')} ${names.raw(spell)}${bang(!isHero(caster))}`,
  burst: () => null,
  beam: () => null,
  'status-gained'({ target, status, amount, source }, names) {
    if (status === 'attributes') return isHero(target) ? `${lender(names, source)} durchströmt dich.` : null;
    const state = status === 'slow' && amount < 0 ? 'beschleunigt' : STATUS_ADJECTIVES[status];
    return `${The(names, target)} ${verb(names, target, 'bist', 'ist', 'sind')} ${state}${bang(isHero(target) && state !== 'beschleunigt')}`;
  },
  'status-ended'({ target, status, source }, names) {
    if (!isHero(target)) return null;
    if (status === 'attributes') return `${lender(names, source)} lässt nach.`;
    return status === 'slow' ? 'Die Trägheit lässt nach.' : `Du bist nicht mehr ${STATUS_ADJECTIVES[status]}.`;
  },
  'lost-turn': ({ who }, names) =>
    `${The(names, who)} ${verb(names, who, 'torkelst', 'torkelt', 'torkeln')} verwirrt umher.`,
  'went-off': ({ who }, names) => `${The(names, who)} ${verb(names, who, 'platzt', 'platzt', 'platzen')}!`,
  dragged: ({ who, by }, names) =>
    `${The(names, by)} ${verb(names, by, 'zerrst', 'zerrt', 'zerren')} ${the(names, who, 'accusative')} heran${bang(isHero(who))}`,
  robbed: ({ by, gold }, names) =>
    gold > 0
      ? `${The(names, by)} schnappt sich ${coins(gold)} und macht sich davon!`
      : `${The(names, by)} findet deine Börse leer und macht sich davon.`,
  'day-turned': ({ night }) =>
    night ? 'Über der Stadt wird es Nacht: Gib auf deine Börse acht.' : 'Über der Stadt wird es Tag.',
  divided: ({ who }, names) => `${The(names, who)} geht entzwei: Jetzt ist es einer mehr!`,
  prepared: ({ who, spell }, names) =>
    `${The(names, who)} ${verb(names, who, 'holst', 'holt', 'holen')} aus: ${names.raw(spell)}!`,
  woken: ({ who, remains }, names) =>
    `${capital(a(names, who, 'nominative'))} erhebt sich aus ${the(names, remains, 'dative')}!`,
  triggered({ trigger, who }, names) {
    const handling = names.handling(trigger);
    const what = the(names, trigger, 'accusative');
    if (handling === 'touch')
      return `${The(names, who)} ${verb(names, who, 'berührst', 'berührt', 'berühren')} ${what}.`;
    if (handling === 'enter')
      return `${The(names, who)} ${verb(names, who, 'betrittst', 'betritt', 'betreten')} ${what}.`;
    if (isFire(trigger))
      return `${The(names, who)} ${verb(names, who, 'gerätst', 'gerät', 'geraten')} in ${what}${bang(isHero(who))}`;
    return `${The(names, who)} ${verb(names, who, 'löst', 'löst', 'lösen')} ${what} aus${bang(isHero(who))}`;
  },
  spotted: ({ thing }, names) => `Du entdeckst ${a(names, thing, 'accusative')}!`,
  noticed: ({ who }, names) => `Du siehst ${a(names, who, 'accusative')}.`,
  met: ({ who, story }, names) => `${introduce(who, names)}${story ? ` ${met(story, who, names)}` : ''}`,
  awoke: ({ who }, names) => `${The(names, who)} ${verb(names, who, 'wachst', 'wacht', 'wachen')} auf!`,
  pursued: ({ who }, names) => `${The(names, who)} ${isMany(names, who) ? 'sind' : 'ist'} dir über die Treppe gefolgt!`,
  quip({ who, line }, names, quote) {
    const words = who.raw === null ? null : quote(who.raw, line);
    return words === null ? null : `${The(names, who)} sagt: „${words}“`;
  },
  advice({ who }, names, quote) {
    const words = who.raw === null ? null : quote(who.raw, 'tip');
    return words === null ? null : `${The(names, who)} sagt: „${words}“`;
  },
  hunger: ({ state }) => HUNGER[state],
  'boon-earned': () => 'Du hast dir eine Gabe verdient.',
  'boon-taken': ({ boon }, names) => `Du nimmst die Gabe ${names.raw(boon)}.`,
  overburdened: () => 'Du schleppst zu viel: Jeder Schritt ist eine Plage.',
  fighting: () => 'In der Nähe wird gekämpft.',
  mapped: () => 'Vor deinem inneren Auge entrollt sich eine Karte: die Wege, nicht was dort liegt.',
  bought: ({ item, price }, names) => `Du kaufst ${a(names, item, 'accusative')} für ${coins(price)}.`,
  sold: ({ item, price }, names) => `Du verkaufst ${the(names, item, 'accusative')} für ${coins(price)}.`,
  standing: ({ faction, change, standing, attitude }) =>
    `Dein Ansehen ${amongFaction(faction)} ${change < 0 ? 'sinkt' : 'steigt'} um ${figure(Math.abs(change), 2)} auf ${signed(standing)}: ${capital(ATTITUDES[attitude])}.`,
  fined: ({ by, price }, names) => `Du zahlst ${the(names, by, 'dative')} ein Bußgeld von ${coins(price)}.`,
  consulted: ({ who, price, recharged }, names) =>
    recharged
      ? `Du zahlst ${the(names, who, 'dative')} ${coins(price)}, und ${the(names, recharged, 'nominative')} ist geladen.`
      : `Du zahlst ${the(names, who, 'dative')} ${coins(price)} für eine Auskunft.`,
  tribute: ({ to, faction, price }, names) =>
    `Du zahlst ${the(names, to, 'dative')} einen Tribut von ${coins(price)} an die ${factionName(faction)}.`,
  offered: ({ shrine, takes, item }, names) =>
    `Du opferst ${the(names, shrine, 'dative')} ${item ? the(names, item, 'accusative') : offering(takes)}.`,
  granted: ({ item, attribute, points: number }, names) => {
    if (item) return `Dafür bekommst du ${a(names, item, 'accusative')}.`;
    return attribute && `Dafür gewinnst du ${points(number, ATTRIBUTES[attribute])}.`;
  },
  'cage-shut': ({ lost, toll }, names) =>
    `${toll ? `Du zahlst ${coins(toll)}. ` : ''}Die Käfige um ${lost.map((thing) => the(names, thing, 'accusative')).join(' und ')} schließen sich für immer.`,
  worked: ({ what, lamps }, names) =>
    lamps
      ? `Du drehst an den Lampen: ${lamps.burning} von ${lamps.burning + lamps.dark} ${lamps.burning === 1 ? 'brennt' : 'brennen'}.`
      : `Du trittst auf ${the(names, what, 'accusative')}: Es knirscht, und etwas gibt nach.`,
  'mirror-turned': ({ hitsLock }) =>
    hitsLock
      ? 'Du drehst den Spiegel: Der Strahl trifft das Schloss.'
      : 'Du drehst den Spiegel: Der Strahl verfehlt das Schloss.',
  'plates-moved': ({ down, of }) => `Stein knirscht: ${down} von ${of} Platten ${down === 1 ? 'ist' : 'sind'} unten.`,
  'gate-opened': ({ gate }, names) => `${The(names, gate)} öffnet sich.`,
  'truce-held': ({ who }, names) =>
    `Der Marktfrieden bewahrt ${isHero(who) ? 'dich' : the(names, who, 'accusative')} vor Schaden.`,
  'broke-off': ({ who }, names) =>
    `${The(names, who)} ${isMany(names, who) ? 'ziehen sich zurück und lecken' : 'zieht sich zurück und leckt'} sich die Wunde. Das war noch nicht alles.`,
  flew: ({ who }, names) =>
    `${The(names, who)} ${isMany(names, who) ? 'breiten' : 'breitet'} die Flügel aus und ${isMany(names, who) ? 'landen' : 'landet'} weit außer Reichweite.`,
  roared: ({ who }, names) =>
    `Ein Brüllen lässt die Wände zittern: ${The(names, who)} hat sich erholt und kommt dich holen!`,
  phase: ({ who, phase }, names) => (who.raw === null ? null : names.phase(who.raw, phase)),
  stirred: () => 'Der Lärm hallt weithin. Da regt sich etwas.',
  wanderer: () => 'Jemand kommt dich suchen, allein oder mit einer Bande.',
  alarmed: ({ who }, names) =>
    who
      ? `${The(names, who)} ${isMany(names, who) ? 'schlagen' : 'schlägt'} Alarm: Da kommen noch mehr!`
      : 'Irgendwo schlägt jemand Alarm: Man hat dich gesehen!',
  unchained: ({ turns }) =>
    turns === 0 ? null : `Du hämmerst auf die Ketten ein: noch ${turns} ${turns === 1 ? 'Runde' : 'Runden'}.`,
  joined: ({ who }, names) => `${The(names, who)} ist frei und geht mit dir.`,
  'went-home': ({ who, gold }, names) =>
    gold > 0
      ? `${The(names, who)} ist frei, gibt dir ${coins(gold)} und geht nach Hause.`
      : `${The(names, who)} nimmt Abschied und geht nach Hause.`,
  'companion-died': ({ who }, names) => (who.raw === null ? null : names.farewell(who.raw)),
  bidden: ({ who, what }, names) =>
    what === 'wait' ? `${The(names, who)} wartet hier.` : `${The(names, who)} folgt dir.`,
  'watch-called': () => 'In der Stadt läutet die Sturmglocke: Die Wache kommt durchs Tor!',
  fork: ({ recipes }, names) =>
    `Von hier führen zwei Wege hinab: ${recipes.map((recipe) => signOf(names, recipe)).join(' · ')}. Nimmst du den einen, stürzt der andere ein.`,
  'way-shut': ({ recipe }, names) => `Hinter dir stürzt der andere Weg ein: ${signOf(names, recipe)}.`,
  twist: ({ twist }) => TWISTS[twist].rule,
  'ground-glows': ({ underfoot }) =>
    underfoot
      ? 'Unter deinen Füßen glüht der Boden: In der nächsten Runde brennt er!'
      : 'Der Boden glüht: In der nächsten Runde brennt er dort.',
  kindled: () => 'Feuer! Was hier trocken ist, brennt, und die Flammen greifen um sich.',
  mirrored: ({ who }, names) => `Aus einem Spiegel tritt ${the(names, who, 'nominative')} ein zweites Mal!`,
  thrown: ({ who }) => (isHero(who) ? 'Der Hieb wirft dich ein Feld zurück.' : null),
  declined: ({ item, wasted }, names) =>
    wasted
      ? `Du lässt ${the(names, item, 'accusative')} ungenutzt zerfallen.`
      : `Du steckst ${the(names, item, 'accusative')} wieder ein.`,
  'portal-opened': () =>
    'Ein schimmerndes Portal tut sich auf, und du trittst hindurch. Es bleibt offen und führt zurück.',
  stopped: stopSentence,
  cheated: ({ cheat }) => `Etwas Überirdisches hilft dir (${CHEATS[cheat] ?? cheat}).`,
  'way-home': (event, names) => {
    if (event.what === 'changed') return LEVEL_CHANGED[event.change];
    if (event.what === 'loose')
      return `${The(names, event.who)} ist ohne deine Hilfe freigekommen und versperrt dir den Heimweg!`;
    if (event.what === 'friend')
      return `Zum Dank für die Freiheit kehrt ${the(names, event.who, 'nominative')} zurück und geht mit dir.`;
    return event.what === 'hunted' || event.what === 'awaited' ? bandSentence(event, names) : WAY_HOME[event.what];
  },
  laurel: ({ item, taken }, names) =>
    item && taken
      ? `Der Lorbeer gehört dir! ${The(names, item)} ist dein.`
      : item
        ? `Der Lorbeer gehört dir! ${The(names, item)} liegt auf dem Tresen.`
        : 'Der Drache ist tot. Der Lorbeer gehört dir!',
  over: ({ result }) => OVER[result],
} satisfies { [K in EventFact['kind']]: Sentence<K> };

function introduce(who: ThingRef, names: Names): string {
  const sight = `Du siehst ${a(names, who, 'accusative')}`;
  const description = who.raw === null ? null : names.description(who.raw);
  if (who.raw === null || description === null) return `${sight}.`;
  return names.hasHabit(who.raw)
    ? `${sight}. ${capital(pronoun(names, who, 'nominative'))} ${description}`
    : `Das ist ${a(names, who, 'nominative')}: ${description}`;
}

const lender = (names: Names, source: RawId): string =>
  names.kind(source) === null ? Your(names, source) : The(names, source);

/** Returns the sentence about an event; `null` if the event needs none, or if the raws have no text. */
export function eventSentence(event: GameEvent, names: Names, quote: Quote): string | null {
  const sentence = SENTENCES[event.kind] as Sentence<EventFact['kind']>;
  return sentence(event as never, names, quote);
}
