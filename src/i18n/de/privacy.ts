import type { PrivacyTexts } from '../en/privacy';

export const PRIVACY: PrivacyTexts = {
  question: 'Du kannst alles haben, was über dich gespeichert ist, oder es löschen lassen.',
  confirm: 'Deine Läufe, Punkte und Einstellungen endgültig löschen? Das lässt sich nicht zurücknehmen.',
  exported: 'Das ist alles, was über dich gespeichert ist.',
  erased: 'Erledigt: Über dich ist nichts mehr gespeichert.',
  button: {
    export: 'Ausgeben',
    erase: 'Löschen',
  },
};
