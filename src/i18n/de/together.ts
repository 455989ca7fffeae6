import type { Locale } from '../locale';

const MODE: Locale['together']['mode'] = {
  owner: 'nur wer begonnen hat',
  handover: 'Fackel weitergeben',
  vote: 'Abstimmung',
  hotseat: 'wer gerade will',
};

/** What is said in German where people play together, and by those who look after a server. */
export const GERMAN_TOGETHER: Locale['together'] = {
  mode: MODE,
  party: (mode, torch, votes, needed) => {
    if (mode === 'handover') return `Gruppe: ${MODE[mode]} · die Fackel hat ${torch}`;
    return mode === 'vote'
      ? `Gruppe: ${MODE[mode]} · ${votes} abgegeben, ${needed} gleiche entscheiden`
      : `Gruppe: ${MODE[mode]}`;
  },
  button: {
    takeTorch: 'Fackel nehmen',
    watch: 'Zuschauen',
    refresh: 'Auffrischen',
    fork: 'Abzweigen',
    yes: 'Ja',
    runs: 'Läufe',
    audit: 'Protokoll',
    export: 'Ausgeben',
    erase: 'Löschen',
  },
  vain: {
    'no-party': 'Hier wird nichts gemeinsam gespielt. `/party` beginnt etwas.',
    'not-shared': 'Dieser Lauf ist in diesem Kanal nicht geteilt.',
    hidden: 'Dieser Lauf bleibt verhüllt, bis du sein Verlies selbst beendet hast oder der Tag vorbei ist.',
    'no-moment': 'Diesen Moment kann ich nicht zeigen: Es gab ihn nie, oder er stammt aus älteren Regeln.',
    'daily-open':
      'Vom Tagesverlies lässt sich nichts abzweigen, solange sein Tag oder ein gewerteter Versuch darin dauert.',
    over: 'Nach dem Ende eines Laufs kommt nichts mehr. Wähle einen früheren Zug.',
    'goes-on': 'Wiederholt wird nur, was zu Ende ist. `/watch` folgt dem, was weitergeht.',
    'no-run': 'Einen solchen Lauf gibt es hier nicht.',
    'no-server': 'Das geht nur auf einem Server.',
    'not-allowed': 'Dafür brauchst du das Recht, diesen Server zu verwalten.',
    refused: 'Das lässt das Spiel gerade nicht zu.',
    busy: 'Andere waren schneller, mehrmals hintereinander. Nichts wurde getan; versuch es noch einmal.',
  },
  veiled: (player) =>
    `${player} teilt einen Lauf im Tagesverlies. Er bleibt verhüllt: Zuschauen kannst du, sobald du das Verlies selbst beendet hast oder der Tag vorbei ist.`,
  shared: (player, version) =>
    version === null
      ? `${player} teilt diesen Lauf. Mit \`/watch\` schaust du zu.`
      : `${player} teilt diesen Lauf, wie er nach Zug ${version} stand.`,
  watched: (player, version) =>
    version === null
      ? `Das ist der Lauf von ${player}.`
      : `Das ist der Lauf von ${player}, wie er nach Zug ${version} stand.`,
  forked: 'Dieser Zweig gehört ab hier dir, mit anderem Glück. Er wird nicht gewertet.',
  alone: 'Hier siehst nur du ihn; mit `/play` zeigst du ihn allen.',
  sharesTitle: 'Läufe zum Zuschauen in diesem Kanal',
  noShares: 'In diesem Kanal ist nichts geteilt. `/share` zeigt allen deinen Lauf.',
  pick: 'Zuschauen bei …',
  run: ({ name, player, depth, turn }) => `**${name}** ${player} · Tiefe ${depth} · Runde ${turn}`,
  choice: (name, depth, turn) => `${name} · Tiefe ${depth} · Runde ${turn}`,
  waiting: {
    title: 'Deine Läufe, die warten',
    none: 'Kein Lauf von dir wartet. `/play` setzt den laufenden fort.',
    pick: 'Weiterspielen …',
  },
  replay: {
    none: 'Du hast noch keinen Lauf beendet, oder er wird nicht mehr aufbewahrt.',
    at: (version, last) => `Zug ${version} von ${last}`,
    way: {
      first: 'Anfang',
      back10: '10 zurück',
      back: 'Zurück',
      on: 'Weiter',
      on10: '10 weiter',
      last: 'Ende',
    },
    open: 'Wiederholung',
    pick: 'Wiederholen …',
    film: 'Als Animation',
    animation: 'Der Lauf als Animation, bis hierher:',
  },
  building: {
    title: 'So entstand es:',
    'no-run': 'Du hast noch keinen Lauf beendet. Nenne einen Seed zum Üben.',
    'no-moment': 'So tief kam dein letzter Lauf nicht, oder er war ein Zweig. Nenne einen Seed zum Üben.',
    'in-play': 'Das bleibt verhüllt: Es wird noch gespielt.',
  },
  privacy: {
    question: 'Du kannst alles haben, was über dich gespeichert ist, oder es löschen lassen.',
    sure: 'Deine Läufe, Punkte und Einstellungen endgültig löschen? Das lässt sich nicht zurücknehmen.',
    exported: 'Das ist alles, was über dich gespeichert ist.',
    erased: 'Erledigt: Über dich ist nichts mehr gespeichert.',
  },
  admin: {
    title: 'Läufe, die auf diesem Server gespielt werden',
    nobody: 'Gerade spielt niemand.',
    config: (channels, mode) => `Kanäle: ${channels} · Gruppen: ${mode}`,
    anywhere: 'alle',
    pickRun: 'Lauf wählen …',
    pickMode: 'Wie Gruppen spielen …',
    player: (mention) => `Daten von ${mention} auf diesem Server`,
    deeds: {
      end: 'Lauf beenden',
      reset: 'Spieler zurücksetzen',
      here: 'Nur in diesem Kanal',
      anywhere: 'In allen Kanälen',
      export: 'Daten ausgeben',
      erase: 'Daten löschen',
      heal: 'Debug: heilen',
      reveal: 'Debug: Ebene aufdecken',
      exit: 'Debug: nächste Ebene',
      god: 'Debug: unverwundbar',
    },
    back: (by) => (by === 1 ? 'Einen Zug zurück' : `${by} Züge zurück`),
    parties: (mode) => `Gruppen: ${mode}`,
    sure: (what) => `**${what}**: wirklich? Es wird festgehalten.`,
    done: (what) => `**${what}**: erledigt.`,
    auditTitle: 'Was hier getan wurde',
    noAudit: 'Noch nichts.',
    audit: (when, who, act, done) => `${when} ${who}: ${act}${done ? '' : ' · ohne Ergebnis'}`,
  },
};
