import type { SharingTexts } from '../en/sharing';

export const SHARING: SharingTexts = {
  button: {
    watch: 'Zuschauen',
    post: 'Das teilen',
    postIt: 'Posten',
    refresh: 'Aktualisieren',
    unshare: 'Nicht mehr teilen',
    shares: 'Was geteilt ist',
    fork: 'Abzweigen',
    forkUnranked: 'Abzweigen, ohne Wertung',
    keepRanked: 'Gewertet lassen',
  },
  shared: (player, version) =>
    version === null
      ? `${player} teilt diesen Lauf. Mit \`/run watch\` schaust du zu.`
      : `${player} teilt diesen Lauf, wie er nach Zug ${version} stand.`,
  sharedOver: (player) => `${player} teilt diesen Lauf, der zu Ende ist.`,
  postedBy: (player) => `geteilt von ${player}`,
  refusedPosts: {
    nobody: 'Dieser Server möchte keine Beiträge.',
    managers: 'Auf diesem Server dürfen nur teilen, die ihn verwalten.',
    elsewhere: (channel) => `Beiträge gehören hier in ${channel}.`,
    tooMany: (perHour) =>
      perHour === 1
        ? 'Dieser Server möchte einen Beitrag in der Stunde, und den gab es schon.'
        : `Dieser Server möchte höchstens ${perHour} Beiträge in der Stunde, und die gab es schon.`,
  },
  animationOfMove:
    'Es wurde nichts geteilt: Eine Animation zeigt die letzten Runden und kann bei keinem Zug anfangen oder aufhören. Nenne einen Zug, oder wähle die Animation.',
  ended: 'Dieser Lauf wird in diesem Kanal nicht mehr geteilt.',
  unshared:
    'Der Lauf, den du zuletzt gespielt hast, ist in diesem Kanal jetzt nicht geteilt. Was von ihm schon gezeigt wurde, bleibt stehen. `/run watch` führt zu dem, was du hier sonst noch teilst.',
  onlyPlayersUnshare: (player) => `Das ist der Lauf von ${player}: Nur wer ihn spielt, kann aufhören, ihn zu teilen.`,
  watched: (player, version) =>
    version === null
      ? `Das ist der Lauf von ${player}.`
      : `Das ist der Lauf von ${player}, wie er nach Zug ${version} stand.`,
  hidden: (player) =>
    `${player} teilt einen Lauf im Tagesverlies. Er bleibt verborgen: Zuschauen kannst du, sobald du das Verlies selbst beendet hast oder der Tag vorbei ist.`,
  confirmFork:
    '**Dieser Lauf wird gewertet und ist noch nicht vorbei.** Ein Zweig würde zeigen, was er erst noch entdecken muss; wer abzweigt, nimmt den Lauf selbst endgültig aus der Wertung. Oder warte: Ist er vorbei, lässt er sich bei jedem Zug abzweigen und zählt trotzdem.',
  notForked: 'Es wurde nichts abgezweigt.',
  forked: 'Dieser Zweig gehört ab hier dir, mit anderem Glück. Er wird nicht gewertet.',
  onlyForYou: 'Hier siehst nur du ihn; mit `/play` zeigst du ihn allen.',
  title: 'Läufe zum Zuschauen in diesem Kanal',
  none: 'In diesem Kanal gibt es für dich nichts zu sehen. `/run share` zeigt allen deinen Lauf.',
  pick: 'Zuschauen bei …',
  details: ({ depth, level, kind, when }) =>
    [`Tiefe ${depth}`, `Stufe ${level}`, kind, when].filter((part) => part !== '').join(' · '),
  kind: {
    seed: 'gewählter Seed',
    fork: 'Zweig',
    party: 'Gruppe',
    daily: (date) => `Verlies des Tages ${date}`,
    weekly: (week) => `Verlies der Woche ${week}`,
    practice: (date) => `Übung für ${date}`,
  },
  ago: (minutes) => {
    if (minutes < 60) return minutes === 0 ? 'gerade eben' : `vor ${minutes} Min.`;
    if (minutes < 48 * 60) return `vor ${Math.floor(minutes / 60)} Std.`;
    return `vor ${Math.floor(minutes / 1440)} Tagen`;
  },
  runOption: (name, depth, turn) => `${name} · Tiefe ${depth} · Runde ${turn}`,
  unloadable: {
    unreadable: (player) => `⚠ Ein Lauf${player === null ? '' : ` von ${player}`} lässt sich nicht lesen.`,
    newer: (player) => `⏳ Ein Lauf${player === null ? '' : ` von ${player}`} wartet auf eine Aktualisierung.`,
  },
  unloadableOption: {
    unreadable: (id) => `⚠ Ein Lauf lässt sich nicht lesen · ${id}`,
    newer: (id) => `⏳ Ein Lauf wartet auf eine Aktualisierung · ${id}`,
  },
};
