import type { InputTexts } from '../en/input';

export const INPUT: InputTexts = {
  here: ['hier', 'ich', 'mich'],
  compass: { n: 'n', e: 'o', s: 's', w: 'w' },
  directions: {
    n: 'Norden',
    ne: 'Nordosten',
    e: 'Osten',
    se: 'Südosten',
    s: 'Süden',
    sw: 'Südwesten',
    w: 'Westen',
    nw: 'Nordwesten',
  },
  stairs: {
    down: ['Treppe hinab', 'hinab', 'Treppe runter', 'runter', 'Treppe hinunter', 'hinunter', 'Treppe nach unten'],
    up: ['Treppe hinauf', 'hinauf', 'Treppe rauf', 'rauf', 'Treppe hoch', 'hoch', 'Treppe nach oben'],
  },
  gate: 'Tor in den Wald',
  shop: ['Laden', 'Läden', 'Geschäft', 'Händler'],
  whichWay: (directions) => `In welche Richtung? Es gibt ${directions}.`,
  noSuchThing: 'So etwas siehst du nicht. `/look` zählt auf, was in Sicht ist.',
  noSuchTarget: 'So ein Ziel siehst du nicht. `/look` zählt auf, was in Sicht ist.',
  noSuchPlace: 'So einen Ort kennst du auf dieser Ebene nicht.',
  didYouMean: (name) => `Meinst du ${name}?`,
  whichOne: (names) => `Was davon? ${names}.`,
  goTo: (names) => `Du kannst gehen zu: ${names}.`,
  thereAlready: (name) => `${name}: Du bist schon dort.`,
  goNowhere: 'Noch kennst du nichts, wohin du gehen könntest. Erkunde erst.',
  noSuchSpell: 'Diesen Zauber kennst du nicht. Zauber lernt man aus Büchern; `/character` zeigt deine.',
  noneLying: 'So etwas liegt weder zu deinen Füßen noch in Sicht.',
  noneTo: {
    use: 'Du hast nichts mit diesem Namen, das du benutzen könntest. `/inventory` zeigt, was du hast.',
    equip: 'Du hast nichts mit diesem Namen zum Anlegen. `/inventory` zeigt, was du hast.',
    drop: 'Du hast nichts mit diesem Namen im Gepäck. Leg erst ab, was du anhast; `/inventory` zeigt, was du hast.',
    remove: 'Du hast nichts mit diesem Namen an. `/inventory` zeigt, was du hast.',
  },
  wornAlready: 'Das trägst du schon. `/inventory` zeigt, was du hast.',
  notSold: 'Das gibt es hier nicht. Lauf in den Händler hinein, um seine Waren zu sehen.',
  noFine: 'Hier schuldest du kein Bußgeld.',
  nobodyTrades: 'Neben dir handelt niemand. Geh erst zu jemandem, der Waren hat.',
  noSeed:
    'Das ist kein Seed. Ein Seed hat Buchstaben von A bis Z, Ziffern und Striche, höchstens 24: zum Beispiel 7Q4-KVX.',
  onStairs: {
    down: 'Du stehst schon darauf. `/descend` führt hinab.',
    up: 'Du stehst schon darauf. `/ascend` führt hinauf.',
  },
};
