import type { DailyTexts } from '../en/dailies';

export const DAILIES: DailyTexts = {
  title: (day, whose) => `Verlies vom ${day} · ${whose}`,
  elsewhere: 'ein anderer Server',
  begun: 'Das ist dein einziger gewerteter Versuch am Verlies des Tages.',
  practice: 'Das ist Übung und zählt nicht.',
  tryFirst: {
    begun: 'Dein gewerteter Versuch läuft noch. Üben kannst du, sobald er vorbei ist.',
    open: 'Spiel erst deinen einen gewerteten Versuch: Üben kannst du, sobald er vorbei ist. Es wurde nichts gestartet.',
  },
  done: {
    today: 'Dein Versuch am Verlies des Tages ist vorbei. Um Mitternacht (UTC) öffnet ein neues.',
    former: 'Dein Versuch am Verlies jenes Tages ist vorbei. Das von heute ist offen.',
  },
  erased:
    'Dein einziger Versuch am Verlies des Tages ist verbraucht, und sein Ergebnis lässt sich nicht zeigen. Üben kannst du trotzdem; um Mitternacht (UTC) öffnet ein neues.',
  cheated: 'gemogelt, zählt also nicht',
  health: {
    lowest: (parts) => `Tiefststand der Lebenspunkte: ${parts}.`,
    at: (from, to) => (from === to ? `Tiefe ${from}` : `Tiefe ${from}–${to}`),
    light: 'über der Hälfte',
    heavy: 'unter der Hälfte',
    grave: 'unter einem Viertel',
  },
  ended: {
    died: (depth) => `Gestorben in Tiefe ${depth}.`,
    retired: () => 'Mit dem Lorbeer zur Ruhe gesetzt.',
    abandoned: (depth) => `Aufgegeben in Tiefe ${depth}.`,
  },
  rank: (rank, players) => `Platz ${rank} von ${players}`,
  ghosts: 'Andere von diesem Server:',
  before: (best, own) => `Gestern: ${best}${own === null ? '' : ` · du: ${own}`}.`,
  streak: (days) => `${days} Tage in Folge`,
  button: {
    share: 'Teilen',
    practise: 'Üben',
    board: 'Liste des Tages',
    open: 'Verlies des Tages spielen',
    yesterday: 'Liste von gestern',
    dayBefore: 'Liste des Vortags',
    result: 'Ergebnis des Tages',
  },
  weekly: {
    title: (days, whose) => `Langes Verlies, ${days} · ${whose}`,
    begun: 'Das ist dein einziger gewerteter Versuch am Verlies der Woche, dem langen Weg.',
    done: {
      today: 'Dein Versuch am Verlies der Woche ist vorbei. Am Montag (UTC) öffnet ein neues.',
      former: 'Dein Versuch am Verlies jener Woche ist vorbei. Das von dieser Woche ist offen.',
    },
    erased:
      'Dein einziger Versuch am Verlies der Woche ist verbraucht, und sein Ergebnis lässt sich nicht zeigen. Üben kannst du trotzdem; am Montag (UTC) öffnet ein neues.',
    before: (best, own) => `Letzte Woche: ${best}${own === null ? '' : ` · du: ${own}`}.`,
    button: {
      board: 'Liste der Woche',
      open: 'Verlies der Woche',
      yesterday: 'Liste von letzter Woche',
      dayBefore: 'Liste der Vorwoche',
    },
  },
};
