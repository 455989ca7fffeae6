import type { EventFact, GameEvent, LevelChange, RawId, Slot, ThingRef } from '../../engine';
import type { AttackName } from '../../engine/schema/mobs';
import { capital } from '../../lib/capital';
import { type Names, signOf } from '../names';
import type { Quote } from '../quote';
import { isHero } from '../thing-ref';
import { isFire } from '../traps';
import { CHEATS } from './cheats';
import { ATTITUDES, amongFaction, factionName } from './factions';
import {
  a,
  coins,
  Doing,
  DoingTo,
  figure,
  inQuotes,
  isMany,
  like,
  of,
  punctuate,
  sighted,
  signed,
  The,
  the,
  to,
  type Verb,
  within,
  Your,
} from './grammar';
import { GREETINGS } from './greetings';
import { ATTRIBUTES, offering, points } from './shrines';
import { STATUS_ENDED, STATUS_GAINED } from './statuses';
import { stopSentence } from './stops';
import { FELLED, MET, storySentences } from './story';
import { TWISTS } from './twists';

type Band = Extract<EventFact, { what: 'hunted' | 'awaited' }>;

type Sentence<K extends EventFact['kind']> = (
  event: Extract<EventFact, { kind: K }>,
  names: Names,
  quote: Quote,
) => string | null;

const ATTACKS: Record<AttackName, Verb> = {
  bite: ['muerdes', 'muerde', 'muerden'],
  left_claw: ['arañas', 'araña', 'arañan'],
  right_claw: ['arañas', 'araña', 'arañan'],
  engulf: ['engulles', 'engulle', 'engullen'],
  fist: ['das un puñetazo', 'da un puñetazo', 'dan un puñetazo'],
  left_fist: ['das un puñetazo', 'da un puñetazo', 'dan un puñetazo'],
  right_fist: ['das un puñetazo', 'da un puñetazo', 'dan un puñetazo'],
  hook: ['enganchas', 'engancha', 'enganchan'],
  gore: ['corneas', 'cornea', 'cornean'],
  stomp: ['pisoteas', 'pisotea', 'pisotean'],
};

const HIT: Verb = ['golpeas', 'golpea', 'golpean'];
const SURPRISE: Verb = ['sorprendes', 'sorprende', 'sorprenden'];
const SHOOT: Verb = ['alcanzas', 'alcanza', 'alcanzan'];
const SHOOT_WIDE: Verb = ['no alcanzas', 'no alcanza', 'no alcanzan'];
const MISS: Verb = ['no aciertas', 'no acierta', 'no aciertan'];
const FUMBLE: Verb = ['tropiezas y no aciertas', 'tropieza y no acierta', 'tropiezan y no aciertan'];
const FUMBLE_AT_YOU: Verb = ['tropiezas y no te aciertas', 'tropieza y no te acierta', 'tropiezan y no te aciertan'];

const FEELING = {
  might: 'en los brazos',
  fitness: 'en el corazón',
  quickness: 'en los pies',
  intelligence: 'en la cabeza',
} as const;

const HUNGER = {
  'well-fed': 'Tienes el estómago lleno y contento.',
  normal: 'Ya no tienes el estómago tan lleno.',
  hungry: 'Tienes hambre.',
  starving: '¡Te mueres de hambre!',
} as const;

const EQUIPS: Partial<Record<Slot, string>> = { melee: 'Empuñas', ranged: 'Te cuelgas' };

const LEAVING = {
  cursed: ['tiene una maldición', 'tienen una maldición'],
  worthless: ['sin utilidad', 'sin utilidad'],
  worse: ['ya llevas algo igual o mejor', 'ya llevas algo igual o mejor'],
  heavy: ['pesa demasiado con lo que llevas', 'pesan demasiado con lo que llevas'],
} as const;

const WAY_HOME = {
  begun:
    'El amuleto de Yala es tuyo, y todo lo de abajo lo sabe. Te quita el hambre, que ahora tarda el doble en llegar. Ningún portal se abre ya para ti: a casa se va por las escaleras, hasta la taberna.',
  sealed: 'A tu espalda se hunden las escaleras.',
  shut: 'A tu espalda atrancan el portón.',
  dimmed: 'El amuleto se bebe la luz: ves una casilla menos lejos.',
  lit: 'A la luz del pueblo vuelves a ver tan lejos como siempre.',
  peace: 'Cae el capitán y su partida se escabulle: este nivel queda en paz.',
  hunted: '¡Algo sube detrás de ti desde abajo!',
  awaited: '¡Algo aparece en las escaleras de subida y viene a por ti!',
} as const;

const LEVEL_CHANGED: Record<LevelChange, string> = {
  lamps: 'Aquí se han apagado las lámparas: ves menos lejos.',
  gate: 'Alguien ha tapiado el camino por el que viniste.',
  rockfall: 'El techo se ha hundido sobre el camino por el que viniste.',
  bridge: 'El puente por el que viniste ya no está.',
  flood: 'El agua ha cubierto el camino por el que viniste.',
};

function bandSentence({ what, captain, count }: Band, names: Names): string {
  if (captain === undefined) return WAY_HOME[what];
  const who = a(names, captain);
  const others = count ? ` con ${count} más` : '';
  const said =
    what === 'hunted' ? `Desde abajo te sigue ${who}${others}` : `Entre tú y las escaleras espera ${who}${others}`;
  return punctuate(said, true);
}

const OVER = {
  died: null,
  retired: 'Cuelgas la espada, con la victoria en el bolsillo.',
  abandoned: 'Abandonas la búsqueda.',
} as const;

const USES = {
  eat: 'Comes',
  drink: 'Bebes',
  throw: 'Arrojas',
  read: 'Lees',
  study: 'Estudias',
  zap: 'Agitas',
  wield: 'Empuñas',
  wear: 'Te pones',
  touch: 'Tocas',
  enter: 'Entras en',
  use: 'Usas',
} as const;

const SENTENCES = {
  began: ({ race, story }, names) =>
    race
      ? 'Preparados, listos, ya: dos pisos más abajo espera una copa de oro.'
      : [
          'Tras una larga noche en la taberna, se acabó la resaca. El portón está abierto.',
          ...(story ? storySentences(story, names) : []),
        ].join(' '),
  arrived: ({ first, ...level }, names) =>
    `${first ? 'Ante ti:' : 'Otra vez'} ${within(names.place(level))}.${first && names.hasGoal(level.recipe) ? ' Aquí está lo que buscas.' : ''}`,
  swapped: ({ other }, names) => `Cambias de sitio con ${the(names, other)}.`,
  opened: () => 'Abres la puerta.',
  shop: ({ vendor }, names) => `${The(names, vendor)}: ${inQuotes(GREETINGS[vendor.raw ?? ''] ?? '¿Qué va a ser?')}`,
  hit({ attacker, target, attack, amount, shot, ambush }, names) {
    if (ambush) {
      const blow = shot
        ? `${DoingTo(names, attacker, SHOOT, target)} de un disparo a traición`
        : DoingTo(names, attacker, SURPRISE, target);
      return amount > 0 ? `${blow}: ${amount} de daño.` : `${blow}, sin ningún efecto.`;
    }
    const blow = shot
      ? `${DoingTo(names, attacker, SHOOT, target)} de un disparo`
      : DoingTo(names, attacker, (attack && ATTACKS[attack as AttackName]) || HIT, target);
    return amount > 0 ? punctuate(`${blow}: ${amount} de daño`, isHero(target)) : `${blow}, sin ningún efecto.`;
  },
  missed({ attacker, target, fumble, shot }, names) {
    if (shot) return `${DoingTo(names, attacker, SHOOT_WIDE, target)} con el disparo${fumble ? ' ni de lejos' : ''}.`;
    if (!fumble) return `${DoingTo(names, attacker, MISS, target)}.`;
    if (isHero(target)) return `${Doing(names, attacker, FUMBLE_AT_YOU)} ni de lejos.`;
    return `${DoingTo(names, attacker, FUMBLE, target)} ni de lejos.`;
  },
  hurt({ target, amount, cause, by }, names) {
    if (cause === 'hunger') return `¡Te mueres de hambre: ${amount} de daño!`;
    const blow = by !== null && isHero(by) ? yourBlow(names, cause, target) : DoingTo(names, cause, HURT, target);
    return punctuate(`${blow}: ${amount} de daño`, isHero(target));
  },
  healed: ({ target, amount }, names) =>
    isHero(target) ? `Te encuentras mejor: +${amount} PV.` : `${The(names, target)} tiene mejor cara.`,
  'mana-restored': ({ target, amount }, names) =>
    isHero(target) ? `Se te despeja la mente: +${amount} de maná.` : `${The(names, target)} zumba de poder.`,
  died: ({ who, story }, names) =>
    isHero(who) ? 'Mueres…' : `${Doing(names, who, ['mueres', 'muere', 'mueren'])}.${story ? ` ${FELLED[story]}` : ''}`,
  rewarded: ({ xp, gold }) =>
    gold > 0 ? `Ganas ${xp} de experiencia y ${coins(gold)}.` : `Ganas ${xp} de experiencia.`,
  levelled: ({ level, attribute }) =>
    `¡Subes al nivel ${level}! Lo notas ${FEELING[attribute]}: ${ATTRIBUTES[attribute]} +1.`,
  'picked-up': ({ item }, names) => `Recoges ${the(names, item)}.`,
  dropped: ({ item }, names) => `Dejas en el suelo ${the(names, item)}.`,
  threw: ({ item, splash }, names) => `Arrojas ${the(names, item)}${splash ? ': el vidrio se hace añicos' : ''}.`,
  broke: ({ item }, names) => `${The(names, item)} se ${isMany(names, item) ? 'rompen' : 'rompe'}.`,
  'left-lying': ({ item, why }, names) => `Dejas ${the(names, item)}: ${LEAVING[why][isMany(names, item) ? 1 : 0]}.`,
  equipped: ({ item, slot }, names) => `${EQUIPS[slot] ?? 'Te pones'} ${the(names, item)}.`,
  removed: ({ item }, names) => `${names.handling(item) === 'wield' ? 'Guardas' : 'Te quitas'} ${the(names, item)}.`,
  stuck: ({ item }, names) =>
    isMany(names, item)
      ? `¡${The(names, item)} no se sueltan: están ${like(names, item, 'maldit')}!`
      : `¡${The(names, item)} no se suelta: está ${like(names, item, 'maldit')}!`,
  used: ({ item }, names) => `${USES[names.handling(item)]} ${the(names, item)}.`,
  ate: ({ item }, names) => `Comes ${the(names, item)}.`,
  fizzled: ({ item }, names) => `${The(names, item)} no te ${isMany(names, item) ? 'sirven' : 'sirve'} de nada ahora.`,
  learned: ({ spell }, names) => `¡Aprendes un hechizo: ${names.raw(spell)}!`,
  identified: ({ raw }, names) => `¡${isMany(names, raw) ? 'Son' : 'Es'} ${a(names, raw)}!`,
  uncursed: ({ item }, names) => `Se levanta la maldición ${of(names, item)}.`,
  cast: ({ caster, spell, bodily }, names) =>
    bodily
      ? punctuate(`${The(names, caster)}: ${names.raw(spell)}`, true)
      : punctuate(`${Doing(names, caster, ['lanzas', 'lanza', 'lanzan'])} ${a(names, spell)}`, !isHero(caster)),
  burst: () => null,
  beam: () => null,
  'status-gained'({ target, status, amount, source }, names) {
    if (status === 'attributes') return isHero(target) ? `${lender(names, source)} te recorre el cuerpo.` : null;
    const [hero, others] = STATUS_GAINED[status === 'slow' && amount < 0 ? 'haste' : status];
    return isHero(target) ? hero : `${Doing(names, target, ['', 'queda', 'quedan'])} ${like(names, target, others)}.`;
  },
  'status-ended'({ target, status, source }, names) {
    if (!isHero(target)) return null;
    if (status !== 'attributes') return STATUS_ENDED[status];
    return names.kind(source) === null
      ? `Se te pasa ${the(names, source)}.`
      : `Se te pasa el efecto ${of(names, source)}.`;
  },
  'lost-turn': ({ who }, names) =>
    `${Doing(names, who, ['das tumbos', 'da tumbos', 'dan tumbos'])} sin saber por dónde va${isHero(who) ? 's' : isMany(names, who) ? 'n' : ''}.`,
  'went-off': ({ who }, names) => punctuate(Doing(names, who, ['estallas', 'estalla', 'estallan']), true),
  dragged: ({ who, by }, names) =>
    punctuate(DoingTo(names, by, ['arrastras', 'arrastra', 'arrastran'], who), isHero(who)),
  robbed: ({ by, gold }, names) =>
    gold > 0
      ? punctuate(`${The(names, by)} te quita ${coins(gold)} y se esfuma`, true)
      : `${The(names, by)} encuentra tu bolsa vacía y se esfuma.`,
  'day-turned': ({ night }) => (night ? 'Cae la noche sobre el pueblo: cuida tu bolsa.' : 'Amanece en el pueblo.'),
  divided: ({ who }, names) => punctuate(`${The(names, who)} se parte: ahora hay uno más`, true),
  prepared: ({ who, spell }, names) =>
    punctuate(`${Doing(names, who, ['preparas', 'prepara', 'preparan'])} ${a(names, spell)}`, true),
  woken: ({ who, remains }, names) => punctuate(`${capital(a(names, who))} se levanta ${of(names, remains)}`, true),
  triggered({ trigger, who }, names) {
    const handling = names.handling(trigger);
    const what = the(names, trigger);
    if (handling === 'touch') return `${Doing(names, who, ['tocas', 'toca', 'tocan'])} ${what}.`;
    if (handling === 'enter') return `${Doing(names, who, ['entras', 'entra', 'entran'])} en ${what}.`;
    if (isFire(trigger))
      return punctuate(`${Doing(names, who, ['te metes', 'se mete', 'se meten'])} en ${what}`, isHero(who));
    return punctuate(`${Doing(names, who, ['activas', 'activa', 'activan'])} ${what}`, isHero(who));
  },
  spotted: ({ thing }, names) => `¡Descubres ${a(names, thing)}!`,
  noticed: ({ who }, names) => `Ves ${sighted(names, who)}.`,
  met: ({ who, story }, names) =>
    `${introduce(`Ves ${sighted(names, who)}`, who, names)}${story ? ` ${MET[story]}` : ''}`,
  awoke: ({ who }, names) =>
    punctuate(`${The(names, who)} ${isMany(names, who) ? 'se despiertan' : 'se despierta'}`, true),
  pursued: ({ who }, names) =>
    punctuate(`${The(names, who)} ${isMany(names, who) ? 'te han' : 'te ha'} seguido por las escaleras`, true),
  quip({ who, line }, names, quote) {
    const words = who.raw === null ? null : quote(who.raw, line);
    return words === null ? null : `${The(names, who)} dice: ${inQuotes(words)}`;
  },
  advice({ who }, names, quote) {
    const words = who.raw === null ? null : quote(who.raw, 'tip');
    return words === null ? null : `${The(names, who)} dice: ${inQuotes(words)}`;
  },
  hunger: ({ state }) => HUNGER[state],
  'boon-earned': () => 'Te has ganado un don.',
  'boon-taken': ({ boon }, names) => `Recibes el don ${names.raw(boon)}.`,
  overburdened: () => 'Llevas demasiado peso: cada paso es un suplicio.',
  fighting: () => 'Oyes pelea cerca.',
  mapped: () => 'Un mapa de este lugar se despliega en tu mente: los caminos, no lo que allí hay.',
  bought: ({ item, price }, names) => `Compras ${a(names, item)} por ${coins(price)}.`,
  sold: ({ item, price }, names) => `Vendes ${the(names, item)} por ${coins(price)}.`,
  standing: ({ faction, change, standing, attitude }) =>
    `Tu reputación ${amongFaction(faction)} ${change < 0 ? 'baja' : 'sube'} ${figure(Math.abs(change), 2)}, hasta ${signed(standing)}: ${ATTITUDES[attitude]}.`,
  fined: ({ by, price }, names) => `Le pagas ${to(names, by)} una multa de ${coins(price)}.`,
  consulted: ({ who, price, recharged }, names) =>
    recharged
      ? `Le pagas ${to(names, who)} ${coins(price)} por recargar ${the(names, recharged)}.`
      : `Le pagas ${to(names, who)} ${coins(price)} por su saber.`,
  tribute: ({ to: taker, faction, price }, names) =>
    `Le pagas ${to(names, taker)} un tributo de ${coins(price)} para los ${factionName(faction)}.`,
  offered: ({ shrine, takes, item }, names) =>
    `Ofreces ${item ? the(names, item) : offering(takes)} ${to(names, shrine)}.`,
  granted: ({ item, attribute, points: number }, names) => {
    if (item) return `A cambio recibes ${a(names, item)}.`;
    return attribute && `A cambio ganas ${points(number, ATTRIBUTES[attribute])}.`;
  },
  'cage-shut': ({ lost, toll }, names) =>
    `${toll ? `Pagas ${coins(toll)}. ` : ''}Las jaulas se cierran para siempre sobre ${lost.map((thing) => the(names, thing)).join(' y ')}.`,
  worked: ({ what, lamps }, names) =>
    lamps
      ? `Giras las lámparas: ${lamps.burning === 1 ? 'arde' : 'arden'} ${lamps.burning} de ${lamps.burning + lamps.dark}.`
      : `Pisas ${the(names, what)}, y algo cede.`,
  'mirror-turned': ({ hitsLock }) =>
    hitsLock ? 'Giras el espejo: el rayo da en la cerradura.' : 'Giras el espejo: el rayo no da en la cerradura.',
  'plates-moved': ({ down, of }) => `Chirría la piedra: ${down === 1 ? 'baja' : 'bajas'} ${down} de ${of} losas.`,
  'gate-opened': ({ gate }, names) => `${The(names, gate)} se abre.`,
  'truce-held': ({ who }, names) =>
    isHero(who) ? 'La tregua te libra de todo daño.' : `La tregua libra ${to(names, who)} de todo daño.`,
  'broke-off': ({ who }, names) => `${The(names, who)} se retira a lamerse la herida. Volverá.`,
  flew: ({ who }, names) =>
    `${The(names, who)} ${isMany(names, who) ? 'echan' : 'echa'} a volar y ${isMany(names, who) ? 'se posan' : 'se posa'} bien lejos de tu alcance.`,
  roared: ({ who }, names) => `Un rugido sacude los muros: ${the(names, who)} se ha recuperado y viene por ti.`,
  phase: ({ who, phase }, names) => (who.raw === null ? null : names.phase(who.raw, phase)),
  stirred: () => 'El ruido resuena a lo lejos. Algo se agita.',
  wanderer: () => 'Alguien viene a buscarte, solo o con una banda.',
  alarmed: ({ who }, names) =>
    who ? `${The(names, who)} da la alarma: ¡vienen más!` : 'En alguna parte dan la alarma: ¡te han visto!',
  unchained: ({ turns }) =>
    turns === 0 ? null : `Golpeas las cadenas: ${turns === 1 ? 'falta un turno' : `faltan ${turns} turnos`}.`,
  joined: ({ who }, names) => `${The(names, who)} queda libre y te acompaña.`,
  'went-home': ({ who, gold }, names) =>
    gold > 0
      ? `${The(names, who)} queda libre, te da ${coins(gold)} y se va a casa.`
      : `${The(names, who)} se despide y se va a casa.`,
  'companion-died': ({ who }, names) => (who.raw === null ? null : names.farewell(who.raw)),
  bidden: ({ who, what }, names) =>
    what === 'wait' ? `${The(names, who)} espera aquí.` : `${The(names, who)} te sigue.`,
  'watch-called': () => 'En el pueblo suena la alarma: ¡la Guardia entra por el portón!',
  fork: ({ recipes }, names) =>
    `De aquí bajan dos caminos: ${recipes.map((recipe) => signOf(names, recipe)).join(' · ')}. Si tomas uno, el otro se derrumba.`,
  'way-shut': ({ recipe }, names) => `A tu espalda se derrumba el otro camino: ${signOf(names, recipe)}.`,
  twist: ({ twist }) => TWISTS[twist].rule,
  'ground-glows': ({ underfoot }) =>
    underfoot
      ? '¡El suelo brilla bajo tus pies: arderá en el próximo turno!'
      : 'El suelo brilla: allí arderá en el próximo turno.',
  kindled: () => '¡Fuego! Lo que está seco aquí arde, y las llamas se extienden.',
  mirrored: ({ who }, names) => punctuate(`De un espejo sale una copia ${of(names, who)}`, true),
  thrown: ({ who }) => (isHero(who) ? 'El golpe te lanza una casilla atrás.' : null),
  declined: ({ item, wasted }, names) =>
    wasted ? `Desaprovechas ${the(names, item)}.` : `Vuelves a guardar ${the(names, item)}.`,
  'portal-opened': () => 'Se abre un portal reluciente, y lo cruzas. Queda abierto y lleva de vuelta.',
  stopped: stopSentence,
  cheated: ({ cheat }) => `Algo que no es de este mundo te ayuda (${CHEATS[cheat] ?? cheat}).`,
  'way-home': (event, names) => {
    if (event.what === 'changed') return LEVEL_CHANGED[event.change];
    if (event.what === 'loose')
      return punctuate(`${The(names, event.who)} se soltó sin tu ayuda y te cierra el camino a casa`, true);
    if (event.what === 'friend')
      return `${The(names, event.who)} vuelve en agradecimiento por su libertad y te acompaña.`;
    return event.what === 'hunted' || event.what === 'awaited' ? bandSentence(event, names) : WAY_HOME[event.what];
  },
  laurel: ({ item, taken }, names) =>
    item && taken
      ? `¡El laurel es tuyo! Tienes ${the(names, item)}.`
      : item
        ? `¡El laurel es tuyo! ${The(names, item)} está sobre la barra.`
        : 'El dragón ha muerto. ¡El laurel es tuyo!',
  over: ({ result }) => OVER[result],
} satisfies { [K in EventFact['kind']]: Sentence<K> };

const HURT: Verb = ['hieres', 'hiere', 'hieren'];

function yourBlow(names: Names, cause: RawId, target: ThingRef): string {
  const hurts = isMany(names, cause) ? 'hieren' : 'hiere';
  return isHero(target) ? `${Your(names, cause)} te ${hurts}` : `${Your(names, cause)} ${hurts} ${to(names, target)}`;
}

function introduce(sight: string, { raw }: ThingRef, names: Names): string {
  const description = raw === null ? null : names.description(raw);
  if (raw === null || description === null) return `${sight}.`;
  return names.hasHabit(raw) ? `${sight}. ${capital(description)}` : `${sight}: ${description}`;
}

const lender = (names: Names, source: RawId): string =>
  names.kind(source) === null ? Your(names, source) : The(names, source);

/** Returns the sentence about an event; `null` if the event needs none, or if the raws have no text. */
export function eventSentence(event: GameEvent, names: Names, quote: Quote): string | null {
  const sentence = SENTENCES[event.kind] as Sentence<EventFact['kind']>;
  return sentence(event as never, names, quote);
}
