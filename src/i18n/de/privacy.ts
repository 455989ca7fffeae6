import type { PrivacyTexts } from '../en/privacy';

export const PRIVACY: PrivacyTexts = {
  question:
    'Du kannst alles haben, was über dich gespeichert ist, oder es löschen lassen. Wo ein gewerteter Held von dir fiel, kommen spätere Läufe des Servers vielleicht an einem Grab mit seinem Namen vorbei: Löschst du, oder verbirgst du in `/settings` deinen Steckbrief, so verschwindet der Name.',
  confirm:
    'Deine Läufe, Punkte und Einstellungen endgültig löschen? Ein Lauf von dir, den ein Kanal spielt, geht an jemand anderen, der mitspielt; spielt sonst niemand mit, wird er gelöscht. Das lässt sich nicht zurücknehmen.',
  exported: 'Das ist alles, was über dich gespeichert ist.',
  hidden:
    'Nur was das Verlies des Tages verraten würde, sein Seed und der Stand von Läufen darin, fehlt noch, bis dieser Tag vorbei ist.',
  packed:
    'Es ist viel, deshalb ist die Datei gepackt: Speichere sie auf einem Computer und öffne sie mit einem Doppelklick, unter Windows mit 7-Zip. Darin steckt Text, den jeder Editor öffnet.',
  tooLarge:
    'Was gespeichert ist, ist selbst in eine Datei gepackt mehr, als Discord hier annimmt, und lässt sich deshalb nicht schicken. Verloren ist davon nichts: Bitte frag den Betreiber dieses Bots danach.',
  erased:
    'Erledigt: Nichts Gespeichertes nennt dich mehr. Eine Weile bleiben: Sicherungskopien und der Vermerk im Protokoll, mit dem eine wiederhergestellte erneut gelöscht würde, 30 Tage; eine Anfrage von dir, die unbeantwortet blieb, einen Tag; und falls du deinen Versuch am Verlies des Tages schon genutzt hast, ein paar Tage lang eine Markierung ohne Namen.',
  button: {
    export: 'Exportieren',
    erase: 'Löschen',
  },
};
