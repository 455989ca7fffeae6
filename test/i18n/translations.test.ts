import type { EventFact } from '../../src/engine';
import { ATTACKS } from '../../src/engine/schema/mobs';
import { createI18n, localeOf } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { at, from, me, orc, SENTENCES } from '../support/sentences';

const raws = loadRaws();
const english = createI18n(raws);
const german = createI18n(raws, localeOf('de'));
const spanish = createI18n(raws, localeOf('es'));

/** English sentence of every event, with its German and Spanish translation. */
const TRANSLATED: Record<string, [german: string, spanish: string]> = {
  'You turn the mirror: the beam misses the lock.': [
    'Du drehst den Spiegel: Der Strahl verfehlt das Schloss.',
    'Giras el espejo: el rayo no da en la cerradura.',
  ],
  'You turn the mirror: the beam falls on the lock.': [
    'Du drehst den Spiegel: Der Strahl trifft das Schloss.',
    'Giras el espejo: el rayo da en la cerradura.',
  ],
  'Stone grinds: 1 of 2 plates is down.': [
    'Stein knirscht: 1 von 2 Platten ist unten.',
    'Chirría la piedra: baja 1 de 2 losas.',
  ],
  'Stone grinds: 0 of 2 plates are down.': [
    'Stein knirscht: 0 von 2 Platten sind unten.',
    'Chirría la piedra: bajas 0 de 2 losas.',
  ],
  'After a long night in the pub the hangover is over. The gate is open.': [
    'Nach einer langen Nacht in der Kneipe ist der Kater vorbei. Das Tor steht offen.',
    'Tras una larga noche en la taberna, se acabó la resaca. El portón está abierto.',
  ],
  'After a long night in the pub the hangover is over. The gate is open. Hunt of the week: Mudge at depth 4, 12 HP down. Avenge a hero of this server: at depth 5 waits an Orc.':
    [
      'Nach einer langen Nacht in der Kneipe ist der Kater vorbei. Das Tor steht offen. Jagd der Woche: Modder in Tiefe 4, schon 12 LP leichter. Räche einen Helden dieses Servers: In Tiefe 5 wartet ein Ork.',
      'Tras una larga noche en la taberna, se acabó la resaca. El portón está abierto. Caza de la semana: Lodazal en la profundidad 4, con 12 PV menos. Venga a un héroe de este servidor: en la profundidad 5 espera un orco.',
    ],
  'After a long night in the pub the hangover is over. The gate is open. Hunt of the week: Mudge at depth 4, unhurt.': [
    'Nach einer langen Nacht in der Kneipe ist der Kater vorbei. Das Tor steht offen. Jagd der Woche: Modder in Tiefe 4, unverletzt.',
    'Tras una larga noche en la taberna, se acabó la resaca. El portón está abierto. Caza de la semana: Lodazal en la profundidad 4, sin heridas.',
  ],
  'Mudge dies. The hunt of the week is over!': [
    'Modder stirbt. Die Jagd der Woche ist vorbei!',
    'Lodazal muere. ¡La caza de la semana ha terminado!',
  ],
  'The Rat dies. A hero of this server is avenged!': [
    'Die Ratte stirbt. Ein Held dieses Servers ist gerächt!',
    'La rata muere. ¡Un héroe de este servidor queda vengado!',
  ],
  'You see a Rat. It has killed a hero of this server.': [
    'Du siehst eine Ratte. Hier fiel schon ein Held dieses Servers.',
    'Ves una rata. Ya mató a un héroe de este servidor.',
  ],
  'This is the Wolfwhistle Woods.': ['Vor dir: der Wolfspfiff-Wald.', 'Ante ti: el bosque de Silbalobos.'],
  'This is Under the Big Hat.': ['Vor dir: Unter dem Großen Hut.', 'Ante ti: Bajo el gran sombrero.'],
  'This is Muddlewick-on-the-Bend again.': [
    'Wieder zurück: Modderwick an der Biege.',
    'Otra vez Charcobarro del Recodo.',
  ],
  'You change places with the Patron.': [
    'Du tauschst mit dem Stammgast den Platz.',
    'Cambias de sitio con el parroquiano.',
  ],
  'You change places with Mom.': ['Du tauschst mit Mama den Platz.', 'Cambias de sitio con Mamá.'],
  'You leave the Dagger: no better than yours.': [
    'Du lässt den Dolch liegen: nicht besser als deine Sachen.',
    'Dejas la daga: ya llevas algo igual o mejor.',
  ],
  'You leave the Hide: of no use.': ['Du lässt das Fell liegen: nutzlos.', 'Dejas la piel: sin utilidad.'],
  'You leave the Unidentified Dagger: cursed.': [
    'Du lässt den unbekannten Dolch liegen: verflucht.',
    'Dejas la daga sin identificar: tiene una maldición.',
  ],
  'You leave the Tower Shield: too heavy for what you carry.': [
    'Du lässt den Turmschild liegen: zu schwer zu allem, was du trägst.',
    'Dejas el escudo de torre: pesa demasiado con lo que llevas.',
  ],
  'You leave the Old Boots: cursed.': [
    'Du lässt die alten Stiefel liegen: verflucht.',
    'Dejas las botas viejas: tienen una maldición.',
  ],
  'You leave the Rations: too heavy for what you carry.': [
    'Du lässt die Rationen liegen: zu schwer zu allem, was du trägst.',
    'Dejas las raciones: pesan demasiado con lo que llevas.',
  ],
  'No known way leads to the Orc. (3 turns)': [
    'Es führt kein bekannter Weg zum Ork. (3 Runden)',
    'Ningún camino conocido lleva hasta el orco. (3 turnos)',
  ],
  'No known way leads to the Rat. (3 turns)': [
    'Es führt kein bekannter Weg zur Ratte. (3 Runden)',
    'Ningún camino conocido lleva hasta la rata. (3 turnos)',
  ],
  'You open the door.': ['Du öffnest die Tür.', 'Abres la puerta.'],
  'The Barkeep: “Coin first, courage after.”': [
    'Der Wirt: „Erst die Münze, dann der Mut.“',
    'El tabernero: «Primero la moneda, después el valor».',
  ],
  'You hit the Rat for 6.': ['Du triffst die Ratte: 6 Schaden.', 'Golpeas a la rata: 6 de daño.'],
  'You ambush the Orc for 12.': ['Du überrumpelst den Ork: 12 Schaden.', 'Sorprendes al orco: 12 de daño.'],
  'You shoot the Orc from ambush for 4.': [
    'Du triffst den Ork mit einem Schuss aus dem Hinterhalt: 4 Schaden.',
    'Alcanzas al orco de un disparo a traición: 4 de daño.',
  ],
  'The Orc wakes up!': ['Der Ork wacht auf!', '¡El orco se despierta!'],
  'The Rat bites you for 2!': ['Die Ratte beißt dich: 2 Schaden!', '¡La rata te muerde: 2 de daño!'],
  'The Orc hits the Rat for 3.': ['Der Ork trifft die Ratte: 3 Schaden.', 'El orco golpea a la rata: 3 de daño.'],
  'The Rat bites you, to no effect.': [
    'Die Ratte beißt dich, aber ohne Wirkung.',
    'La rata te muerde, sin ningún efecto.',
  ],
  'You miss the Orc.': ['Du verfehlst den Ork.', 'No aciertas al orco.'],
  'The Orc misses you.': ['Der Ork verfehlt dich.', 'El orco no te acierta.'],
  'You stumble and miss the Orc by a mile.': [
    'Du stolperst und verfehlst den Ork um Längen.',
    'Tropiezas y no aciertas al orco ni de lejos.',
  ],
  'The Orc stumbles and misses you by a mile.': [
    'Der Ork stolpert und verfehlt dich um Längen.',
    'El orco tropieza y no te acierta ni de lejos.',
  ],
  'The Bear Trap hurts you for 6!': ['Die Bärenfalle verletzt dich: 6 Schaden!', '¡El cepo te hiere: 6 de daño!'],
  'Your Zap hurts the Rat for 5.': [
    'Dein Blitz verletzt die Ratte: 5 Schaden.',
    'Tu chispazo hiere a la rata: 5 de daño.',
  ],
  'Acid Breath hurts you for 13!': [
    'Der Säureatem verletzt dich: 13 Schaden!',
    '¡El aliento ácido te hiere: 13 de daño!',
  ],
  'Spores hurt you for 2!': ['Die Sporen verletzen dich: 2 Schaden!', '¡Las esporas te hieren: 2 de daño!'],
  'Venom hurts the Rat for 2.': ['Das Gift verletzt die Ratte: 2 Schaden.', 'El veneno hiere a la rata: 2 de daño.'],
  'You are starving: 1 damage!': ['Du verhungerst: 1 Schaden!', '¡Te mueres de hambre: 1 de daño!'],
  'You feel better: +8 health.': ['Dir geht es besser: +8 LP.', 'Te encuentras mejor: +8 PV.'],
  'The Orc looks better.': ['Der Ork sieht schon besser aus.', 'El orco tiene mejor cara.'],
  'Your mind clears: +4 mana.': ['Dein Kopf wird klar: +4 Mana.', 'Se te despeja la mente: +4 de maná.'],
  'The Orc hums with power.': ['Der Ork summt vor Kraft.', 'El orco zumba de poder.'],
  'The Rat dies.': ['Die Ratte stirbt.', 'La rata muere.'],
  'You die…': ['Du stirbst …', 'Mueres…'],
  'You gain 100 experience.': ['Du erhältst 100 Erfahrung.', 'Ganas 100 de experiencia.'],
  'You gain 100 experience and 3 silver.': [
    'Du erhältst 100 Erfahrung und 3 Silber.',
    'Ganas 100 de experiencia y 3 de plata.',
  ],
  'Welcome to level 2! You feel it in your arms: Might +1.': [
    'Willkommen auf Stufe 2! Du spürst es in den Armen: Stärke +1.',
    '¡Subes al nivel 2! Lo notas en los brazos: Fuerza +1.',
  ],
  'You pick up the Oily Red Potion.': ['Du hebst den öligen roten Trank auf.', 'Recoges la poción roja aceitosa.'],
  'You pick up Venom 101.': ['Du hebst „Giftkunde für Einsteiger“ auf.', 'Recoges «Venenos para empezar».'],
  'You throw the Dagger.': ['Du wirfst den Dolch.', 'Arrojas la daga.'],
  'You throw the Oily Red Potion: glass shatters.': [
    'Du wirfst den öligen roten Trank: Glas splittert.',
    'Arrojas la poción roja aceitosa: el vidrio se hace añicos.',
  ],
  'The Dagger breaks.': ['Der Dolch zerbricht.', 'La daga se rompe.'],
  'You drop the Rod of Venom.': ['Du lässt den Giftstab fallen.', 'Dejas en el suelo la vara de veneno.'],
  'You let the Scroll of Identify go to waste.': [
    'Du lässt die Erkenntnisrolle ungenutzt zerfallen.',
    'Desaprovechas el pergamino de saber.',
  ],
  'You put the Scroll of Identify away again.': [
    'Du steckst die Erkenntnisrolle wieder ein.',
    'Vuelves a guardar el pergamino de saber.',
  ],
  'You wield the Dagger.': ['Du nimmst den Dolch in die Hand.', 'Empuñas la daga.'],
  'You wield the Unidentified Dagger.': [
    'Du nimmst den unbekannten Dolch in die Hand.',
    'Empuñas la daga sin identificar.',
  ],
  'You put on the Old Boots.': ['Du legst die alten Stiefel an.', 'Te pones las botas viejas.'],
  'You put away the Dagger.': ['Du steckst den Dolch weg.', 'Guardas la daga.'],
  'You take off the Old Boots.': ['Du legst die alten Stiefel ab.', 'Te quitas las botas viejas.'],
  'The Longsword −1 will not come off: it is cursed!': [
    'Das Langschwert −1 lässt sich nicht ablegen: Es ist verflucht!',
    '¡La espada larga −1 no se suelta: está maldita!',
  ],
  'The Gauntlets of Ogre Power will not come off: they are cursed!': [
    'Die Panzerhandschuhe der Ogerkraft lassen sich nicht ablegen: Sie sind verflucht!',
    '¡Los guanteletes de fuerza de ogro no se sueltan: están malditos!',
  ],
  'You drink the Oily Red Potion.': ['Du trinkst den öligen roten Trank.', 'Bebes la poción roja aceitosa.'],
  'You drink the Health Potion.': ['Du trinkst den Heiltrank.', 'Bebes la poción de salud.'],
  'You drink the Beer.': ['Du trinkst das Bier.', 'Bebes la cerveza.'],
  'You throw the Fire Flask.': ['Du wirfst die Brandflasche.', 'Arrojas el frasco de fuego.'],
  'You read the Scroll of Ebonut.': ['Du liest die Rolle „Ebonut“.', 'Lees el pergamino «Ebonut».'],
  'You read the Scroll of Web.': ['Du liest die Netzrolle.', 'Lees el pergamino de telaraña.'],
  'You zap the Rod of Venom.': ['Du schwingst den Giftstab.', 'Agitas la vara de veneno.'],
  "You study Beginner's Magic.": ['Du studierst „Magie für Anfänger“.', 'Estudias «Magia para principiantes».'],
  'You use the Hide.': ['Du benutzt das Fell.', 'Usas la piel.'],
  'You eat the Rations.': ['Du isst die Rationen.', 'Comes las raciones.'],
  'You eat the Meat.': ['Du isst das Fleisch.', 'Comes la carne.'],
  'The Mana Potion does nothing for you now.': [
    'Der Manatrank bringt dir gerade nichts.',
    'La poción de maná no te sirve de nada ahora.',
  ],
  'You learn Zap!': ['Du lernst einen Zauber: Blitz!', '¡Aprendes un hechizo: Chispazo!'],
  'It is a Scroll of Identify!': ['Das ist eine Erkenntnisrolle!', '¡Es un pergamino de saber!'],
  'They are Gauntlets of Ogre Power!': [
    'Das sind Panzerhandschuhe der Ogerkraft!',
    '¡Son unos guanteletes de fuerza de ogro!',
  ],
  'The curse on the Longsword −1 is lifted.': [
    'Der Fluch weicht vom Langschwert −1.',
    'Se levanta la maldición de la espada larga −1.',
  ],
  'You shoot the Orc for 4.': [
    'Du triffst den Ork mit einem Schuss: 4 Schaden.',
    'Alcanzas al orco de un disparo: 4 de daño.',
  ],
  'The Orc shoots you for 3!': [
    'Der Ork trifft dich mit einem Schuss: 3 Schaden!',
    '¡El orco te alcanza de un disparo: 3 de daño!',
  ],
  'You shoot at the Orc and miss.': ['Du schießt am Ork vorbei.', 'No alcanzas al orco con el disparo.'],
  'The Orc shoots at you and misses by a mile.': [
    'Der Ork schießt meilenweit an dir vorbei.',
    'El orco no te alcanza con el disparo ni de lejos.',
  ],
  'You ready the Shortbow.': ['Du hängst dir den Kurzbogen um.', 'Te cuelgas el arco corto.'],
  'The ground will not hold still here: every few turns it glows somewhere, and a turn later it burns. Passages and whatever is beside a wall are safe.':
    [
      'Der Boden hält hier nicht still: Alle paar Runden glüht er irgendwo, und eine Runde später brennt er. In Gängen und gleich neben einer Wand bist du sicher.',
      'Aquí el suelo no se está quieto: cada pocos turnos brilla en alguna parte, y un turno después arde. En los pasillos y pegado a un muro no corres peligro.',
    ],
  'Two ways lead down from here: Dwarven fort (lizards, golems) · Old mine (orcs, gold). Once you take one, the other caves in.':
    [
      'Von hier führen zwei Wege hinab: Zwergenfeste (Echsen, Golems) · Alte Mine (Orks, Gold). Nimmst du den einen, stürzt der andere ein.',
      'De aquí bajan dos caminos: Fuerte enano (lagartos, gólems) · Vieja mina (orcos, oro). Si tomas uno, el otro se derrumba.',
    ],
  'Behind you the other way caves in: Old mine (orcs, gold).': [
    'Hinter dir stürzt der andere Weg ein: Alte Mine (Orks, Gold).',
    'A tu espalda se derrumba el otro camino: Vieja mina (orcos, oro).',
  ],
  'The walls are mirrors here: now and then they let go a frail copy of whoever struck you last, if you see it. A copy pays nothing. Be quick with whoever strikes you, or get out of its sight.':
    [
      'Die Wände sind hier Spiegel: Ab und zu entlassen sie ein zerbrechliches Abbild dessen, der dich zuletzt getroffen hat, wenn du ihn siehst. Ein Abbild bringt nichts ein. Mach es kurz mit dem, der dich trifft, oder geh ihm aus den Augen.',
      'Aquí los muros son espejos: de vez en cuando sueltan una copia frágil de quien te golpeó el último, si lo ves. Una copia no da nada. Acaba pronto con quien te golpee, o sal de su vista.',
    ],
  'Not a sound is heard here: nobody can cast a spell, you as little as they. Scrolls, potions, rods and bows work as ever.':
    [
      'Hier ist kein Laut zu hören: Niemand kann zaubern, du so wenig wie die anderen. Schriftrollen, Tränke, Stäbe und Bögen wirken wie immer.',
      'Aquí no se oye nada: nadie puede lanzar hechizos, ni tú ni los demás. Los pergaminos, las pociones, las varas y los arcos funcionan como siempre.',
    ],
  'The ground tilts here: every blow that hits throws its victim back a cell. With something solid at your back you stand fast.':
    [
      'Der Boden kippt hier: Jeder Hieb, der trifft, wirft sein Opfer ein Feld zurück. Mit etwas Festem im Rücken bleibst du stehen.',
      'Aquí el suelo se inclina: cada golpe que acierta lanza a su víctima una casilla atrás. Con algo sólido a la espalda te mantienes firme.',
    ],
  'Fire! What is dry here burns, and the flames spread.': [
    'Feuer! Was hier trocken ist, brennt, und die Flammen greifen um sich.',
    '¡Fuego! Lo que está seco aquí arde, y las llamas se extienden.',
  ],
  'The ground glows: it burns there next turn.': [
    'Der Boden glüht: In der nächsten Runde brennt er dort.',
    'El suelo brilla: allí arderá en el próximo turno.',
  ],
  'The ground glows under your feet: it burns next turn!': [
    'Unter deinen Füßen glüht der Boden: In der nächsten Runde brennt er!',
    '¡El suelo brilla bajo tus pies: arderá en el próximo turno!',
  ],
  'A copy of the Orc steps out of a mirror!': [
    'Aus einem Spiegel tritt der Ork ein zweites Mal!',
    '¡De un espejo sale una copia del orco!',
  ],
  'The blow throws you back a cell.': ['Der Hieb wirft dich ein Feld zurück.', 'El golpe te lanza una casilla atrás.'],
  'The Gatekeeper stands whole before its gate again, and holds out a chain for those who keep away.': [
    'Der Torwächter steht wieder unversehrt vor seinem Tor und hält eine Kette bereit für die, die Abstand halten.',
    'El portero vuelve a estar entero ante su puerta, con una cadena lista para quien guarde las distancias.',
  ],
  'The Gatekeeper shakes its key ring: from now on every key on the floor may let a Turnkey rise!': [
    'Der Torwächter rasselt mit dem Schlüsselbund: Von jetzt an kann sich aus jedem Schlüssel am Boden ein Schließer erheben!',
    'El portero agita su llavero: ¡desde ahora, de cada llave del suelo puede levantarse un carcelero!',
  ],
  'The Gatekeeper comes off its hinges: easier to hit and faster, and the floor quakes three cells around it!': [
    'Der Torwächter geht aus den Angeln: leichter zu treffen und schneller, und drei Felder um ihn bebt der Boden!',
    'El portero se sale de sus goznes: es más fácil de golpear y más rápido, ¡y el suelo tiembla a tres casillas a su alrededor!',
  ],
  'A Spore Zombie rises from the Grave Mould!': [
    'Ein Sporenzombie erhebt sich aus dem Grabmoder!',
    '¡Un zombi de esporas se levanta del moho de tumba!',
  ],
  'The Gaffer drags you over!': ['Der Hakenzieher zerrt dich heran!', '¡El arponero te arrastra!'],
  'The Gaffer drags the Rat over.': ['Der Hakenzieher zerrt die Ratte heran.', 'El arponero arrastra a la rata.'],
  'The Vault Hound makes ready: Pounce!': [
    'Der Sprunghund holt aus: Sprung!',
    '¡El sabueso saltarín prepara un salto!',
  ],
  'The Vault Hound: Pounce!': ['Der Sprunghund: Sprung!', '¡El sabueso saltarín: Salto!'],
  'The Twainfiend comes apart: now there is one more!': [
    'Der Zwieteufel geht entzwei: Jetzt ist es einer mehr!',
    '¡El demonio doble se parte: ahora hay uno más!',
  ],
  'The Firecap bursts!': ['Der Feuerhut platzt!', '¡El hongo de fuego estalla!'],
  'You cast Zap.': ['Du wirkst Blitz.', 'Lanzas un chispazo.'],
  'The Black Dragon: Acid Breath!': ['Der schwarze Drache: Säureatem!', '¡El dragón negro lanza un aliento ácido!'],
  'You are confused!': ['Du bist verwirrt!', '¡Te invade la confusión!'],
  'The Rat is slowed.': ['Die Ratte ist verlangsamt.', 'La rata queda ralentizada.'],
  'You are hasted.': ['Du bist beschleunigt.', 'Tus pies vuelan.'],
  'The Strength Potion courses through you.': [
    'Der Krafttrank durchströmt dich.',
    'La poción de fuerza te recorre el cuerpo.',
  ],
  'Your hangover wears off.': ['Dein Kater lässt nach.', 'Se te pasa la resaca.'],
  'The Strength Potion wears off.': ['Der Krafttrank lässt nach.', 'Se te pasa el efecto de la poción de fuerza.'],
  'You are no longer poisoned.': ['Du bist nicht mehr vergiftet.', 'Ya no te queda veneno en el cuerpo.'],
  'The slowness wears off.': ['Die Trägheit lässt nach.', 'Recuperas tu paso de siempre.'],
  'You stagger about in confusion.': ['Du torkelst verwirrt umher.', 'Das tumbos sin saber por dónde vas.'],
  'The Orc staggers about in confusion.': [
    'Der Ork torkelt verwirrt umher.',
    'El orco da tumbos sin saber por dónde va.',
  ],
  'You set off the Landmine!': ['Du löst die Landmine aus!', '¡Activas la mina!'],
  'The Orc sets off the Landmine.': ['Der Ork löst die Landmine aus.', 'El orco activa la mina.'],
  'The Orc steps into the Flame.': ['Der Ork gerät in die Flamme.', 'El orco se mete en la llama.'],
  'You touch the Altar.': ['Du berührst den Altar.', 'Tocas el altar.'],
  'The Orc touches the Altar.': ['Der Ork berührt den Altar.', 'El orco toca el altar.'],
  'You enter the Town Portal.': ['Du betrittst das Stadtportal.', 'Entras en el portal al pueblo.'],
  'You spot a Bear Trap!': ['Du entdeckst eine Bärenfalle!', '¡Descubres un cepo!'],
  'The Black Dragon takes wing and lands well out of reach.': [
    'Der schwarze Drache breitet die Flügel aus und landet weit außer Reichweite.',
    'El dragón negro echa a volar y se posa bien lejos de tu alcance.',
  ],
  'The Black Dragon breaks off to nurse the wound. It will be back.': [
    'Der schwarze Drache zieht sich zurück und leckt sich die Wunde. Das war noch nicht alles.',
    'El dragón negro se retira a lamerse la herida. Volverá.',
  ],
  'A roar shakes the walls: the Black Dragon has recovered, and is coming for you!': [
    'Ein Brüllen lässt die Wände zittern: Der schwarze Drache hat sich erholt und kommt dich holen!',
    'Un rugido sacude los muros: el dragón negro se ha recuperado y viene por ti.',
  ],
  'The noise carries far and wide. Something stirs.': [
    'Der Lärm hallt weithin. Da regt sich etwas.',
    'El ruido resuena a lo lejos. Algo se agita.',
  ],
  'The truce keeps the Orc from harm.': [
    'Der Marktfrieden bewahrt den Ork vor Schaden.',
    'La tregua libra al orco de todo daño.',
  ],
  'The truce keeps you from harm.': ['Der Marktfrieden bewahrt dich vor Schaden.', 'La tregua te libra de todo daño.'],
  'The Orc raises the alarm: others are coming!': [
    'Der Ork schlägt Alarm: Da kommen noch mehr!',
    'El orco da la alarma: ¡vienen más!',
  ],
  'Somewhere the alarm is raised: you have been seen!': [
    'Irgendwo schlägt jemand Alarm: Man hat dich gesehen!',
    'En alguna parte dan la alarma: ¡te han visto!',
  ],
  'The Orc has followed you over the stairs!': [
    'Der Ork ist dir über die Treppe gefolgt!',
    '¡El orco te ha seguido por las escaleras!',
  ],
  'The Bandit has followed you over the stairs!': [
    'Der Bandit ist dir über die Treppe gefolgt!',
    '¡El bandido te ha seguido por las escaleras!',
  ],
  'You offer the Shrine of Coin 80 gold.': [
    'Du opferst dem Münzschrein 80 Gold.',
    'Ofreces 80 de oro al santuario de la moneda.',
  ],
  'You offer the Shrine of Ink the Scroll of Ebonut.': [
    'Du opferst dem Tintenschrein die Rolle „Ebonut“.',
    'Ofreces el pergamino «Ebonut» al santuario de la tinta.',
  ],
  'The cages close for good over the Ring of Thorns and the Oily Red Potion.': [
    'Die Käfige um den Dornenring und den öligen roten Trank schließen sich für immer.',
    'Las jaulas se cierran para siempre sobre el anillo de espinas y la poción roja aceitosa.',
  ],
  'You pay 60 gold. The cages close for good over the Ring of Thorns.': [
    'Du zahlst 60 Gold. Die Käfige um den Dornenring schließen sich für immer.',
    'Pagas 60 de oro. Las jaulas se cierran para siempre sobre el anillo de espinas.',
  ],
  'You step on the Pulled Lever: it gives way.': [
    'Du trittst auf den umgelegten Hebel: Es knirscht, und etwas gibt nach.',
    'Pisas la palanca accionada, y algo cede.',
  ],
  'You turn the lamps: 1 of 3 burns.': ['Du drehst an den Lampen: 1 von 3 brennt.', 'Giras las lámparas: arde 1 de 3.'],
  'You turn the lamps: 2 of 3 burn.': [
    'Du drehst an den Lampen: 2 von 3 brennen.',
    'Giras las lámparas: arden 2 de 3.',
  ],
  'You hammer at the chains: 2 more turns.': [
    'Du hämmerst auf die Ketten ein: noch 2 Runden.',
    'Golpeas las cadenas: faltan 2 turnos.',
  ],
  'Mara is free, and goes with you.': ['Mara ist frei und geht mit dir.', 'Mara queda libre y te acompaña.'],
  'Mara is free, gives you 12 gold and goes home.': [
    'Mara ist frei, gibt dir 12 Gold und geht nach Hause.',
    'Mara queda libre, te da 12 de oro y se va a casa.',
  ],
  'Mara takes leave of you and goes home.': [
    'Mara nimmt Abschied und geht nach Hause.',
    'Mara se despide y se va a casa.',
  ],
  'Mara’s last spark goes out. “Worth it,” it says in smoke.': [
    'Maras letzter Funke erlischt. Der Rauch schreibt: „Hat sich gelohnt.“',
    'La última chispa de Mara se apaga. «Valió la pena», dice el humo.',
  ],
  'Mara waits here.': ['Mara wartet hier.', 'Mara espera aquí.'],
  'Mara follows you.': ['Mara folgt dir.', 'Mara te sigue.'],
  'The Treasury Gate opens.': ['Das Schatzgitter öffnet sich.', 'La reja del tesoro se abre.'],
  'In return you get an Oily Red Potion.': [
    'Dafür bekommst du einen öligen roten Trank.',
    'A cambio recibes una poción roja aceitosa.',
  ],
  'In return you gain a point of Might.': [
    'Dafür gewinnst du einen Punkt Stärke.',
    'A cambio ganas un punto de Fuerza.',
  ],
  'Someone comes to look for you, alone or with a band.': [
    'Jemand kommt dich suchen, allein oder mit einer Bande.',
    'Alguien viene a buscarte, solo o con una banda.',
  ],
  'You see an Orc.': ['Du siehst einen Ork.', 'Ves un orco.'],
  'You see Jack Sixpence: a bandit with lovely manners and something green on his dagger.': [
    'Das ist Pfennig-Jack: ein Bandit mit besten Manieren und etwas Grünem am Dolch.',
    'Ves a Jack Perragorda: un bandido de modales exquisitos y con algo verde en la daga.',
  ],
  'You see a Bandit.': ['Du siehst einen Banditen.', 'Ves un bandido.'],
  'The Clothier says: “Leather armour first. The woods beyond the gate are all teeth.”': [
    'Der Schneider sagt: „Erst einmal eine Lederrüstung. Der Wald vor dem Tor besteht aus lauter Zähnen.“',
    'El sastre dice: «Lo primero, una armadura de cuero. El bosque al otro lado del portón es todo dientes».',
  ],
  'Mom says: “My own child, off to slay things. I could burst.”': [
    'Mama sagt: „Mein eigenes Kind zieht aus, Ungeheuer zu erlegen. Ich platze vor Stolz.“',
    'Mamá dice: «Mi criatura, a matar monstruos por ahí. Estoy que reviento de orgullo».',
  ],
  'You feel well fed.': ['Du bist satt und zufrieden.', 'Tienes el estómago lleno y contento.'],
  'You are no longer well fed.': ['Du bist nicht mehr ganz so satt.', 'Ya no tienes el estómago tan lleno.'],
  'You are hungry.': ['Du hast Hunger.', 'Tienes hambre.'],
  'You are starving!': ['Du verhungerst!', '¡Te mueres de hambre!'],
  'You carry too much: every move is an effort.': [
    'Du schleppst zu viel: Jeder Schritt ist eine Plage.',
    'Llevas demasiado peso: cada paso es un suplicio.',
  ],
  'You have earned a boon.': ['Du hast dir eine Gabe verdient.', 'Te has ganado un don.'],
  'You take the boon Wildfire.': ['Du nimmst die Gabe Lauffeuer.', 'Recibes el don Reguero.'],
  'You hear fighting nearby.': ['In der Nähe wird gekämpft.', 'Oyes pelea cerca.'],
  'A map of this place unrolls in your mind: the ways, not what lies there.': [
    'Vor deinem inneren Auge entrollt sich eine Karte: die Wege, nicht was dort liegt.',
    'Un mapa de este lugar se despliega en tu mente: los caminos, no lo que allí hay.',
  ],
  'You buy some Leather Boots for 12 gold.': [
    'Du kaufst Lederstiefel für 12 Gold.',
    'Compras unas botas de cuero por 12 de oro.',
  ],
  'You buy a copy of Arachnophilia 101 for 60 gold.': [
    'Du kaufst ein Exemplar von „Spinnenliebe für Einsteiger“ für 60 Gold.',
    'Compras un ejemplar de «Aracnofilia básica» por 60 de oro.',
  ],
  'Your standing with the townsfolk falls by 5, to −5: they distrust you.': [
    'Dein Ansehen bei den Stadtleuten sinkt um 5 auf −5: Sie misstrauen dir.',
    'Tu reputación entre la gente del pueblo baja 5, hasta −5: desconfían de ti.',
  ],
  'Your standing with the last of the dwarves rises by 0.25, to +1.25: they think well of you.': [
    'Dein Ansehen bei den letzten Zwergen steigt um 0,25 auf +1,25: Sie mögen dich.',
    'Tu reputación entre los últimos enanos sube 0,25, hasta +1,25: te ven con buenos ojos.',
  ],
  'You pay the Alchemist 130 gold to recharge the Rod of Venom.': [
    'Du zahlst dem Alchemisten 130 Gold, und der Giftstab ist geladen.',
    'Le pagas al alquimista 130 de oro por recargar la vara de veneno.',
  ],
  'The Pickpocket snatches 12 gold and makes off!': [
    'Der Taschendieb schnappt sich 12 Gold und macht sich davon!',
    '¡El carterista te quita 12 de oro y se esfuma!',
  ],
  'The Pickpocket finds your purse empty, and makes off.': [
    'Der Taschendieb findet deine Börse leer und macht sich davon.',
    'El carterista encuentra tu bolsa vacía y se esfuma.',
  ],
  'Night falls over the town: watch your purse.': [
    'Über der Stadt wird es Nacht: Gib auf deine Börse acht.',
    'Cae la noche sobre el pueblo: cuida tu bolsa.',
  ],
  'Day breaks over the town.': ['Über der Stadt wird es Tag.', 'Amanece en el pueblo.'],
  'You pay the Priest 40 gold for a word.': [
    'Du zahlst dem Priester 40 Gold für eine Auskunft.',
    'Le pagas al sacerdote 40 de oro por su saber.',
  ],
  'You pay the Priest a fine of 25 gold.': [
    'Du zahlst dem Priester ein Bußgeld von 25 Gold.',
    'Le pagas al sacerdote una multa de 25 de oro.',
  ],
  'You pay the Market Draper a tribute of 75 gold for the Arbat.': [
    'Du zahlst dem Markttuchhändler einen Tribut von 75 Gold an die Arbat.',
    'Le pagas al pañero del mercado un tributo de 75 de oro para los Arbat.',
  ],
  'A bell rings in the town: the Watch comes through the gate!': [
    'In der Stadt läutet die Sturmglocke: Die Wache kommt durchs Tor!',
    'En el pueblo suena la alarma: ¡la Guardia entra por el portón!',
  ],
  'You sell the Meat for 1 gold 6 silver.': [
    'Du verkaufst das Fleisch für 1 Gold 6 Silber.',
    'Vendes la carne por 1 de oro y 6 de plata.',
  ],
  'A shimmering portal opens, and you step through. It stays open, and leads back.': [
    'Ein schimmerndes Portal tut sich auf, und du trittst hindurch. Es bleibt offen und führt zurück.',
    'Se abre un portal reluciente, y lo cruzas. Queda abierto y lleva de vuelta.',
  ],
  'An Orc! (3 turns)': ['Ein Ork! (3 Runden)', '¡Un orco! (3 turnos)'],
  'Something beyond this world helps you (healed). This run is not ranked from here on.': [
    'Etwas Überirdisches hilft dir (Heilung). Dieser Lauf wird ab jetzt nicht gewertet.',
    'Algo que no es de este mundo te ayuda (curación). Desde ahora esta partida no puntúa.',
  ],
  'The Amulet of Yala is yours, and everything below knows it. It stills your hunger, which comes half as fast now. No portal opens for you now: home is up the stairs, all the way to the pub.':
    [
      'Das Amulett von Yala gehört dir, und alles dort unten weiß es. Es stillt deinen Hunger, der jetzt halb so schnell kommt. Kein Portal öffnet sich dir mehr: Heim geht es die Treppen hinauf, bis in die Kneipe.',
      'El amuleto de Yala es tuyo, y todo lo de abajo lo sabe. Te quita el hambre, que ahora tarda el doble en llegar. Ningún portal se abre ya para ti: a casa se va por las escaleras, hasta la taberna.',
    ],
  'Behind you the stairs fall in.': ['Hinter dir stürzt die Treppe ein.', 'A tu espalda se hunden las escaleras.'],
  'Behind you the gate is barred.': ['Hinter dir wird das Tor verriegelt.', 'A tu espalda atrancan el portón.'],
  'Something comes for you by the stairs up!': [
    'An der Treppe hinauf taucht etwas auf, das dich sucht!',
    '¡Algo aparece en las escaleras de subida y viene a por ti!',
  ],
  'The Amulet drinks the light: you see a cell less far.': [
    'Das Amulett trinkt das Licht: Du siehst ein Feld weniger weit.',
    'El amuleto se bebe la luz: ves una casilla menos lejos.',
  ],
  'The light of the town lets you see as far as ever.': [
    'Im Licht der Stadt siehst du wieder so weit wie eh und je.',
    'A la luz del pueblo vuelves a ver tan lejos como siempre.',
  ],
  'You see a Dusk Captain. It puts out your sight from six cells away, so that its band finds you first. It is frail: shoot it or throw something at it as soon as you see it.':
    [
      'Du siehst einen Dunkelhauptmann. Er löscht dir auf sechs Felder die Augen, damit seine Rotte dich zuerst findet. Er ist zart: Schieß ihn ab oder bewirf ihn, sobald du ihn siehst.',
      'Ves un capitán de la penumbra. Te apaga la vista desde seis casillas para que su partida te encuentre antes. Es frágil: dispárale o lánzale algo en cuanto lo veas.',
    ],
  'The captain falls, and its band slinks off: this level is at peace.': [
    'Der Hauptmann fällt, und seine Rotte schleicht davon: Auf dieser Ebene herrscht Frieden.',
    'Cae el capitán y su partida se escabulle: este nivel queda en paz.',
  ],
  'A Hook Captain comes up after you, with 3 at its heels!': [
    'Von unten kommt dir ein Hakenhauptmann nach, mit 3 im Gefolge!',
    '¡Desde abajo te sigue un capitán del garfio con 3 más!',
  ],
  'Between you and the stairs waits an Ash Captain, with 2 at its heels!': [
    'Zwischen dir und der Treppe wartet ein Aschehauptmann mit 2 im Gefolge!',
    '¡Entre tú y las escaleras espera un capitán de ceniza con 2 más!',
  ],
  'An Ash Captain comes up after you!': [
    'Von unten kommt dir ein Aschehauptmann nach!',
    '¡Desde abajo te sigue un capitán de ceniza!',
  ],
  'The lamps are out here, and you see less far.': [
    'Hier sind alle Lampen aus: Du siehst weniger weit.',
    'Aquí se han apagado las lámparas: ves menos lejos.',
  ],
  'Somebody has walled up the way you came by.': [
    'Jemand hat den Weg zugemauert, den du gekommen bist.',
    'Alguien ha tapiado el camino por el que viniste.',
  ],
  'The roof has come down on the way you came by.': [
    'Die Decke ist auf den Weg gestürzt, den du gekommen bist.',
    'El techo se ha hundido sobre el camino por el que viniste.',
  ],
  'Mara got loose without your help, and bars your way home!': [
    'Mara ist ohne deine Hilfe freigekommen und versperrt dir den Heimweg!',
    '¡Mara se soltó sin tu ayuda y te cierra el camino a casa!',
  ],
  'Mara, whom you set free, is back and goes with you.': [
    'Zum Dank für die Freiheit kehrt Mara zurück und geht mit dir.',
    'Mara vuelve en agradecimiento por su libertad y te acompaña.',
  ],
  'The bridge you came by is gone.': [
    'Die Brücke, über die du gekommen bist, ist fort.',
    'El puente por el que viniste ya no está.',
  ],
  'The water has risen over the way you came by.': [
    'Das Wasser steht über dem Weg, den du gekommen bist.',
    'El agua ha cubierto el camino por el que viniste.',
  ],
  'Something comes up after you from below!': [
    'Etwas kommt dir von unten nach!',
    '¡Algo sube detrás de ti desde abajo!',
  ],
  'The laurel is yours! The Amulet of Yala lies on the bar.': [
    'Der Lorbeer gehört dir! Das Amulett von Yala liegt auf dem Tresen.',
    '¡El laurel es tuyo! El amuleto de Yala está sobre la barra.',
  ],
  'The dragon is dead. The laurel is yours!': [
    'Der Drache ist tot. Der Lorbeer gehört dir!',
    'El dragón ha muerto. ¡El laurel es tuyo!',
  ],
  'You hang up your sword, victorious.': [
    'Du hängst dein Schwert an den Nagel, als Sieger.',
    'Cuelgas la espada, con la victoria en el bolsillo.',
  ],
  'You give up the quest.': ['Du gibst die Suche auf.', 'Abandonas la búsqueda.'],
};

const rows = Object.entries(SENTENCES).flatMap(([kind, facts]) =>
  facts.map(([fact, sentence]) => [sentence, { kind, ...fact, turn: 1, sense: 'self' } as const] as const),
);

test.each(rows.flatMap(([english, fact]) => (english === null ? [] : [[english, fact] as const])))(
  '%s',
  (english, fact) => {
    const events = [fact as unknown as EventFact & { turn: number; sense: 'self' }];
    const sentences = [german.sentences(events)[0], spanish.sentences(events)[0]];
    expect(sentences).toEqual(TRANSLATED[english]);
  },
);

test('events that only the picture shows have no sentence in any language', () => {
  const silent = rows.flatMap(([english, fact]) => (english === null ? [fact] : []));
  const events = silent as unknown as (EventFact & { turn: number; sense: 'self' })[];
  expect([...german.sentences(events), ...spanish.sentences(events)]).toEqual([]);
});

describe('every natural attack', () => {
  const blow = (attack: string | null) =>
    ({ kind: 'hit', attacker: orc, target: me, attack, amount: 2, at, from, turn: 1, sense: 'self' }) as const;
  const sentencesOf = (attack: string | null) =>
    [english, german, spanish].map((i18n) => i18n.sentences([blow(attack)])[0]);

  test.each(ATTACKS)('has a verb in every language: %s', (attack) => {
    const plain = sentencesOf(null);
    for (const [language, sentence] of sentencesOf(attack).entries()) expect(sentence).not.toBe(plain[language]);
  });

  test.each([
    [
      'fist',
      'The Orc punches you for 2!',
      'Der Ork schlägt dich: 2 Schaden!',
      '¡El orco te da un puñetazo: 2 de daño!',
    ],
    ['hook', 'The Orc hooks you for 2!', 'Der Ork durchbohrt dich: 2 Schaden!', '¡El orco te engancha: 2 de daño!'],
    ['gore', 'The Orc gores you for 2!', 'Der Ork rammt dich: 2 Schaden!', '¡El orco te cornea: 2 de daño!'],
    [
      'stomp',
      'The Orc stomps on you for 2!',
      'Der Ork zertrampelt dich: 2 Schaden!',
      '¡El orco te pisotea: 2 de daño!',
    ],
  ])('reads well: %s', (attack, ...sentences) => {
    expect(sentencesOf(attack)).toEqual(sentences);
  });
});

test('in Spanish the full stop follows the quotation marks, and other marks stay inside', () => {
  const lines = Object.entries(localeOf('es').quips ?? {}).flatMap(([raw, said]) =>
    said.map(
      (_, line) => ({ kind: 'quip', who: { id: 1, raw }, line, at: { x: 1, y: 1 }, turn: 1, sense: 'self' }) as const,
    ),
  );
  const sentences = lines.flatMap((line) => spanish.sentences([line]));
  expect(sentences).toHaveLength(lines.length);
  expect(sentences.filter((sentence) => !/[^.]»\.$|\.\.\.»\.$/.test(sentence))).toEqual([]);
  expect(sentences).toContain('El capataz Grud dice: «¡Vuelta al tajo!».');
});
