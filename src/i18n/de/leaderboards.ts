import type { LeaderboardTexts } from '../en/leaderboards';

export const LEADERBOARDS: LeaderboardTexts = {
  scope: { global: 'alle', guild: 'dieser Server' },
  title: {
    all: (whose) => `Bestenliste · ${whose}`,
    month: (whose, month) => `Bestenliste · ${whose} · ${month}`,
    day: (whose, day) => `Verlies vom ${day} · ${whose}`,
  },
  fate: { starved: 'verhungert', retired: 'siegreich heimgekehrt', abandoned: 'gab auf', lost: 'verschollen' },
  laurel: 'Lorbeer errungen',
  none: 'Auf dieser Liste steht noch kein Lauf.',
  yourPlace: 'Du:',
  beyond: (places) => `Jenseits der ersten ${places}:`,
  cut: (runs) => `Nur die besten ${runs} Läufe dieser Liste wurden durchgesehen.`,
  hidden: 'Diese Liste bleibt verborgen, bis du das Verlies selbst beendet hast oder sein Tag vorbei ist.',
  noServer: 'Das gibt es nur auf einem Server. Versuch es dort, oder wähle „alle“.',
  rank: (place, name) => `${place}. ${name}`,
  button: {
    everyone: 'Alle',
    server: 'Dieser Server',
    month: 'Dieser Monat',
    allTime: 'Insgesamt',
    today: 'Verlies des Tages',
  },
};
