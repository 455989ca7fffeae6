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
  none: 'So weit ist noch niemand gekommen.',
  yourPlace: 'Du:',
  beyond: (places) => `Jenseits der ersten ${places}:`,
  cut: (runs) => `Nur die besten ${runs} Läufe dieser Liste wurden durchgesehen.`,
  hidden: 'Diese Liste bleibt verhüllt, bis du das Verlies selbst beendet hast oder sein Tag vorbei ist.',
  noServer: 'Das gibt es nur auf einem Server. Frag dort noch einmal oder nach dem für alle.',
  button: {
    everyone: 'Alle',
    server: 'Dieser Server',
    month: 'Dieser Monat',
    allTime: 'Insgesamt',
    today: 'Verlies des Tages',
  },
};
