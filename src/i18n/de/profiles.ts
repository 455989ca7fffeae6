import type { ProfileTexts } from '../en/profiles';

export const PROFILES: ProfileTexts = {
  settings: {
    intro: [
      '## Einstellungen',
      'Sie gelten für alle deine Läufe, von deinem nächsten Zug an. Wie eine Gruppe ihren Lauf sieht, stellt `/party` ein.',
    ],
    layout: {
      compact: 'Bild: kompakt, mit Figuren',
      large: 'Bild: weniger, größere Felder',
      classic: 'Bild: der klassische Bildschirm aus Zeichen, für breite Fenster',
      text: 'Kein Bild: alles in Worten',
    },
    colours: {
      standard: 'Farben: wie das Verlies sie hat',
      safe: 'Farben: auch für Farbenblinde zu unterscheiden',
      contrast: 'Farben: hoher Kontrast, ohne Farbton zu unterscheiden',
    },
    pickup: {
      all: 'Beim Erkunden aufheben: alles',
      useful: 'Beim Erkunden aufheben: was nützlich ist',
      nothing: 'Beim Erkunden aufheben: nichts',
    },
    rest: (percent) => `Beim Erkunden zuerst rasten: bis ${percent} % der LP`,
    confirmations: {
      friendly: { label: 'Fragen: Friedliche', when: 'bevor ich sie verletze' },
      trap: { label: 'Fragen: Fallen', when: 'bevor ich in eine bekannte trete' },
      fire: { label: 'Fragen: Feuer', when: 'bevor ich hineintrete' },
      'low-health': { label: 'Fragen: schwer verletzt', when: 'bevor ich so in einen Kampf laufe' },
      self: { label: 'Fragen: eigene Zauber', when: 'bevor sie mich selbst treffen' },
    },
    noConfirmations: 'Nur fragen, bevor ein Lauf endet',
    language: (name) => `Sprache: ${name}`,
    advice: (on) => (on ? 'Empfehlungen: an' : 'Empfehlungen: aus'),
    quiet: (on) => (on ? 'Stille Antworten: an' : 'Stille Antworten: aus'),
    steps: (on) => (on ? 'Richtungen immer zeigen: an' : 'Richtungen immer zeigen: aus'),
    shown: (on) => (on ? 'Steckbrief für andere: an' : 'Steckbrief für andere: aus'),
  },

  feats: {
    earned: (name) => `Heldentat: ${name} · zählt, sobald dieser Lauf zu Ende ist`,
    counted: (names) => `Vor diesem Lauf verdient: ${names}`,
    atEnd: (name) => `Heldentat: ${name}`,
  },
  card: {
    open: 'Steckbrief',
    pick: 'Steckbrief ansehen von …',
    listFeats: 'Alle Heldentaten',
    runs: 'Läufe',
    heading: (who) => `Der Ruhm von ${who}`,
    figures: { runs: 'Läufe', wins: 'Lorbeer', deepest: 'Tiefe', best: 'Rekord' },
    none: 'Noch ist kein gewerteter Lauf zu Ende.',
    cause: (name, times) => `Häufigstes Ende: ${name} (${times}×)`,
    streak: (days) => `Verlies des Tages: ${days} ${days === 1 ? 'Tag' : 'Tage in Folge'}`,
    ladder: 'Tiefste Ebene jedes Laufs',
    depthRuns: (depth, runs) => `${depth}: ${runs} ${runs === 1 ? 'Lauf' : 'Läufe'}`,
    deepest: 'Ende des tiefsten Laufs',
    feats: (have, all) => `Heldentaten: ${have} von ${all}`,
    noFeats: 'Noch keine Heldentat.',
    share: (percent) => `in ${percent} aller Läufe`,
    rare: 'in weniger als 1 % aller Läufe',
    unknownFeat: 'Geheime Heldentat',
    notShown: (who) => `${who} möchte nicht gezeigt werden.`,
  },
  suspended: {
    title: 'Deine pausierten Läufe',
    none: 'Du hast keine pausierten Läufe. `/play` setzt den laufenden fort oder beginnt einen.',
    pick: 'Weiterspielen …',
    ofChannels: 'Läufe deiner Gruppen',
    playHere: 'Hier spielen …',
  },
  history: {
    server: 'Beendete Läufe dieses Servers',
    own: 'Deine beendeten Läufe',
    none: 'So einen beendeten Lauf gibt es nicht zu sehen.',
    noneYet: 'Noch gibt es keinen beendeten Lauf zu sehen.',
    searched: (when) => `Durchsucht bis ${when}. Es gibt noch ältere Läufe.`,
    older: 'Ältere durchsuchen',
    unranked: { seed: 'gewählter Seed', fork: 'Zweig', daily: 'Übung', other: 'ohne Wertung' },
    noSuchCause: 'Nichts, was einen Lauf beenden könnte, heißt so.',
    noSuchDay: 'Das ist kein Datum. Schreib es so: 2026-11-20.',
  },
  stats: {
    title: (name) => `Gewertete Läufe von ${name}`,
    figures: (runs, wins, deepest, best) =>
      `${runs} ${runs === 1 ? 'Lauf' : 'Läufe'} · ${wins} ${wins === 1 ? 'Lorbeer' : 'Lorbeeren'} · tiefste Ebene ${deepest} · bestes Ergebnis: ${best}`,
    none: 'Noch ist kein gewerteter Lauf beendet.',
    list: {
      server: 'Läufe, die hier begannen, gewertet oder nicht:',
      own: 'Deine beendeten Läufe, gewertet oder nicht:',
    },
  },
};
