import type { PrivacyTexts } from '../en/privacy';

export const PRIVACY: PrivacyTexts = {
  question: 'Du kannst alles haben, was über dich gespeichert ist, oder es löschen lassen.',
  confirm: 'Deine Läufe, Punkte und Einstellungen endgültig löschen? Das lässt sich nicht zurücknehmen.',
  exported: 'Das ist alles, was über dich gespeichert ist.',
  erased:
    'Erledigt: Nichts Gespeichertes nennt dich mehr. Hast du deinen Versuch am Verlies des Tages schon genutzt, bleibt davon für ein paar Tage eine Markierung ohne Namen. Eine Anfrage von dir, die unbeantwortet blieb, kann noch einen Tag lang aufbewahrt sein, Sicherungskopien 35 Tage.',
  button: {
    export: 'Ausgeben',
    erase: 'Löschen',
  },
};
