import type { DailyTexts } from '../en/dailies';

export const DAILIES: DailyTexts = {
  title: (day, whose) => `Verlies vom ${day} · ${whose}`,
  begun: 'Das ist dein einziger gewerteter Versuch am Verlies des Tages.',
  practice: 'Das ist Übung und zählt nicht.',
  tryFirst: {
    begun: 'Dein gewerteter Versuch läuft noch. Üben kannst du, sobald er vorbei ist.',
    open: 'Spiel erst deinen einen gewerteten Versuch: Üben kannst du, sobald er vorbei ist. Es wurde nichts gestartet.',
  },
  done: 'Dein Versuch am Verlies des Tages ist vorbei. Um Mitternacht (UTC) öffnet ein neues.',
  erased:
    'Dein einziger Versuch am Verlies des Tages ist verbraucht, und sein Ergebnis lässt sich nicht zeigen. Üben kannst du trotzdem; um Mitternacht (UTC) öffnet ein neues.',
  cheated: 'gemogelt, zählt also nicht',
  button: {
    share: 'Teilen',
    practise: 'Üben',
    board: 'Liste des Tages',
    result: 'Ergebnis des Tages',
  },
};
