import type { Locale } from '../locale';

/** What is said in German of finished runs. */
export const GERMAN_FAME: Locale['fame'] = {
  whose: { global: 'alle', guild: 'dieser Server' },
  board: {
    all: (whose) => `Bestenliste · ${whose}`,
    month: (whose, month) => `Bestenliste · ${whose} · ${month}`,
    day: (whose, day) => `Verlies vom ${day} · ${whose}`,
  },
  fate: { starved: 'verhungert', retired: 'siegreich heimgekehrt', abandoned: 'gab auf', lost: 'verschollen' },
  unranked: { seed: 'gewählter Seed', fork: 'Abzweigung', daily: 'Übung', other: 'ohne Wertung' },
  nobody: 'So weit ist noch niemand gekommen.',
  yourPlace: 'Du:',
  cut: (runs) => `Nur die besten ${runs} Läufe dieser Liste wurden durchgesehen.`,
  hidden: 'Diese Liste bleibt verhüllt, bis du das Verlies selbst beendet hast oder sein Tag vorbei ist.',
  noSuchDay: 'Das ist kein Tag. Tage schreibt man so: 2026-11-20.',
  noServer: 'Das gibt es nur auf einem Server. Frag dort noch einmal oder nach dem für alle.',
  history: {
    server: 'Beendete Läufe dieses Servers',
    own: 'Deine beendeten Läufe',
    none: 'So einen beendeten Lauf gibt es nicht.',
    searched: (when) => `Durchsucht bis ${when}. Es gibt noch ältere Läufe.`,
  },
  stats: (name) => `Gewertete Läufe von ${name}`,
  figures: (runs, wins, deepest, best) =>
    `${runs} ${runs === 1 ? 'Lauf' : 'Läufe'} · ${wins} Lorbeer · tiefste Ebene ${deepest} · bestes Ergebnis: ${best}`,
  noFigures: 'Noch ist kein gewerteter Lauf beendet.',
  daily: {
    title: (day, whose) => `Verlies vom ${day} · ${whose}`,
    begun: 'Das ist dein einziger gewerteter Versuch am Verlies des Tages.',
    practice: 'Das ist Übung und zählt nicht.',
    done: 'Dein Versuch am Verlies des Tages ist vorbei. Um Mitternacht (UTC) öffnet ein neues.',
    gone: 'Dein Versuch am Verlies des Tages ist vorbei und nicht mehr verzeichnet.',
    laurel: 'Lorbeer errungen',
    cheated: 'gemogelt, zählt also nicht',
  },
  button: {
    everyone: 'Alle',
    server: 'Dieser Server',
    month: 'Dieser Monat',
    allTime: 'Insgesamt',
    today: 'Verlies des Tages',
    share: 'Teilen',
    practise: 'Üben',
    board: 'Liste des Tages',
    result: 'Ergebnis des Tages',
    older: 'Ältere durchsuchen',
  },
};
