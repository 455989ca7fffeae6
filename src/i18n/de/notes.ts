import type { Locale } from '../locale';

/** What is said in German beside the game: private notes, help, apologies. */
export const GERMAN_NOTES: Locale['notes'] = {
  stale: 'Dieser Knopf stammt aus einem früheren Zug und hat nichts bewirkt. So sieht es jetzt aus.',
  oldButton: 'Dieser Knopf stammt aus einer älteren Version. So sieht es jetzt aus.',
  oldForm: 'Dieses Formular stammt aus einer älteren Version. `/help` zeigt dir, was es jetzt gibt.',
  gone: 'Das steht nicht mehr zur Wahl. Nimm die neueste Nachricht.',
  noTradeNow: 'Dort handelt niemand mehr mit dir. So sieht es jetzt aus.',
  notYours: (mention) => `Dieser Lauf gehört ${mention}. Mit \`/play\` beginnst du deinen eigenen.`,
  notYourTurn: (mention) => `${mention} trägt die Fackel und ist am Zug, nicht du.`,
  notHere: (channels) => `Auf diesem Server wird nur hier gespielt: ${channels}.`,
  noRun: 'Du hast noch keinen Lauf. Mit `/play` beginnst du einen.',
  busy: 'Ein anderer Zug von dir wird noch gespielt. Versuch es gleich noch einmal; verloren ist nichts.',
  unknownCommand: 'Diesen Befehl kenne ich nicht mehr. `/help` zeigt dir, welche ich kenne.',
  tooLate: 'Das hat mich zu spät erreicht, um zu zählen. Es ist nichts passiert; bitte versuch es noch einmal.',
  unanswered: 'Ich war zu langsam mit der Antwort. Verloren ist nichts; bitte versuch es noch einmal.',
  tookTooLong: 'Das hat zu lange gedauert. Verloren ist nichts; `/play` zeigt dir, wo du stehst.',
  trouble: {
    unavailable:
      'Das Gewölbe, in dem die Läufe liegen, antwortet gerade nicht. Es wurde nichts verändert; versuch es gleich noch einmal.',
    unreadable:
      'Dieser Lauf lässt sich nicht lesen. Er blieb unangetastet; sag bitte dem Betreiber dieses Bots Bescheid.',
    newer:
      'Dieser Lauf wurde von einer neueren Version des Spiels gespeichert. Er blieb unangetastet; versuch es wieder, wenn der Bot auf dem neuesten Stand ist.',
    other: 'Bei uns ist etwas schiefgegangen. Verloren ist nichts; `/play` zeigt dir, wo du stehst.',
  },
  lastHero: (name) => `Dein letzter Held, ${name}, kam bis hierher:`,
  titleAlt: 'Ein Gewölbe, Bogen hinter Bogen; im Glühen ganz hinten breitet ein Drache die Flügel aus.',
  nameless: 'Wanderer',
};
