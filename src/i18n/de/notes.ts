import type { NoteTexts } from '../en/notes';

export const NOTES: NoteTexts = {
  stale: 'Das gehörte zu einem früheren Zug und hat nichts bewirkt. So sieht es jetzt aus.',
  oldButton: 'Dieser Knopf stammt aus einer älteren Version. So sieht es jetzt aus.',
  oldForm: 'Dieses Formular stammt aus einer älteren Version. `/help` zeigt dir, was es jetzt gibt.',
  lapsed: 'Es hat sich nichts geändert: Eine solche Frage verfällt nach 15 Minuten. Hier ist sie noch einmal.',
  gone: 'Das steht nicht mehr zur Wahl. Nimm die neueste Nachricht.',
  noTradeNow: 'Dort handelt niemand mehr mit dir. So sieht es jetzt aus.',
  notYours: (mention) => `Dieser Lauf gehört ${mention}. Mit \`/play\` beginnst du deinen eigenen.`,
  noRun: 'Du hast noch keinen Lauf. Mit `/play` beginnst du einen.',
  runGone:
    'Dieser Lauf lässt sich nicht mehr spielen. `/play` setzt deinen laufenden fort oder beginnt einen, `/party` den des Kanals.',
  seedInPlay:
    'In der Welt dieses Seeds läuft noch ein gewerteter Lauf von dir: Bring ihn erst zu Ende oder gib ihn auf.',
  busy: 'Da kam zu viel auf einmal. Was du getan hast, zählt vielleicht: `/play` zeigt dir, wo du stehst, `/party`, wo deine Gruppe steht.',
  outdated: 'Das stammt von vor einer Weile und wurde jetzt nicht gespielt. So sieht es jetzt aus.',
  tooFast: (turns, seconds) =>
    `Das sind ${turns} Züge in ${seconds} Sekunden. Atme kurz durch: Dieser wurde nicht gespielt.`,
  tooMuchWork: (when) => `Du hast gerade mehreres verlangt, das Zeit braucht. Frag ${when} noch einmal danach.`,
  unknownCommand: 'Diesen Befehl kenne ich nicht mehr. `/help` zeigt dir, welche ich kenne.',
  tooLate:
    'Das hat mich zu spät erreicht, um jetzt noch gespielt zu werden. `/play` zeigt dir, wo du stehst, `/party`, wo deine Gruppe steht.',
  unanswered:
    'Ich war zu langsam mit der Antwort. Was du getan hast, zählt vielleicht: `/play` zeigt dir, wo du stehst, `/party`, wo deine Gruppe steht.',
  tookTooLong:
    'Das hat zu lange gedauert. Was du getan hast, zählt vielleicht: `/play` zeigt dir, wo du stehst, `/party`, wo deine Gruppe steht.',
  errors: {
    unreadable:
      'Etwas, das hier gespeichert ist, lässt sich nicht lesen. Es blieb unangetastet; sag bitte dem Betreiber dieses Bots Bescheid.',
    newer:
      'Das hat eine neuere Version des Spiels gespeichert. Es blieb unangetastet; versuch es wieder, wenn der Bot auf dem neuesten Stand ist.',
    other:
      'Bei uns ist etwas schiefgegangen. Was du getan hast, zählt vielleicht: `/play` zeigt dir, wo du stehst, `/party`, wo deine Gruppe steht.',
  },
  unloadable: {
    unreadable:
      'Was von diesem Lauf gespeichert ist, ist beschädigt; deshalb lässt er sich nicht spielen. Daran wurde nichts verändert; sag bitte dem Betreiber dieses Bots Bescheid.',
    newer:
      'Diesen Lauf hat eine neuere Version des Spiels gespeichert. Er wartet unangetastet, bis der Bot aktualisiert ist, und geht dann weiter, wo er stand.',
    offerSetAside:
      'Du kannst ihn loslassen und einen anderen beginnen. Was von ihm gespeichert ist, bleibt, wie es ist.',
    offerNewRun: 'Bis dahin kannst du einen anderen Lauf beginnen: Dieser wartet dann unter `/run resume`.',
    setAside: 'Loslassen',
    isSetAside:
      'Der beschädigte Lauf ist dir nicht mehr im Weg. Was von ihm gespeichert ist, bleibt, wie es ist. Mit `/play` beginnst du einen eigenen Lauf, mit `/party` einen für den Kanal.',
  },
  refusals: {
    'no-party': 'In diesem Kanal spielt keine Gruppe. `/party` gründet eine.',
    'not-shared': 'Dieser Lauf ist in diesem Kanal nicht oder nicht mehr geteilt.',
    hidden: 'Dieser Lauf bleibt verborgen, bis du sein Verlies selbst beendet hast oder der Tag vorbei ist.',
    'no-moment': 'Diesen Moment kann ich nicht zeigen: Es gab ihn nie, oder er stammt aus älteren Regeln.',
    'daily-open':
      'Vom Tagesverlies lässt sich nichts abzweigen, solange sein Tag oder ein gewerteter Versuch darin dauert.',
    ranked: 'Dieser Lauf wird gewertet und ist noch nicht vorbei. Bis dahin darf ihn nur abzweigen, wem er gehört.',
    over: 'Nach dem Ende eines Laufs kommt nichts mehr. Wähle einen früheren Zug.',
    'goes-on': 'Eine Wiederholung gibt es nur von beendeten Läufen. Mit `/run watch` schaust du bei laufenden zu.',
    'no-run': 'So einen Lauf gibt es hier nicht.',
    'no-server': 'Das geht nur auf einem Server.',
    unreadable: 'Dieser Lauf ist beschädigt und lässt sich nicht lesen. Er kann beendet werden, sonst nichts.',
    newer:
      'Diesen Lauf hat eine neuere Version des Spiels gespeichert; er wartet auf eine Aktualisierung des Bots. Es wurde nichts getan.',
    overtaken:
      'Das kam verspätet an. Was du danach getan hast, bleibt bestehen. Wiederhole es, wenn du es noch willst.',
    'not-allowed': 'Dafür brauchst du das Recht, diesen Server zu verwalten.',
    refused: 'Das lässt das Spiel gerade nicht zu.',
    busy: 'Andere waren schneller, mehrmals hintereinander. Was du getan hast, zählt vielleicht: Sieh nach, bevor du es wiederholst.',
  },
  nameless: 'Wanderer',
};
