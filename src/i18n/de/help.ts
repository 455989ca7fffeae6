import type { HelpTexts } from '../en/help';

export const HELP: HelpTexts = {
  tab: {
    pack: 'Gepäck',
    look: 'Umsehen',
    character: 'Held',
    map: 'Karte',
    log: 'Protokoll',
    settings: 'Einstellungen',
    help: 'Hilfe',
  },
  pages: {
    start: {
      label: 'In Kürze',
      lines: [
        '## So wird gespielt',
        'Ein Knopf oder Befehl ist eine Entscheidung. Blau ist der Knopf, den ein vernünftiger Spieler drücken würde; die Zeile mit dem Pfeil (→) nennt ihn und sagt, warum. `/settings` schaltet beides ab. Steht viel auf dem Spiel, ist keiner blau: Wähle zwischen den nummerierten Möglichkeiten, jede mit ihrem Preis.',
        '**Erkunden** geht weiter, bis es etwas zu entscheiden gibt; leichte Gegner bekämpft es nebenbei; du rastest, isst und legst Besseres an, soweit nötig. **Kämpfen** läuft zum nächsten Feind und schlägt zu. **Rast** heilt, solange kein Feind in der Nähe ist. **Hinab** geht zu einer Treppe, die du kennst, und steigt hinunter. **Besuchen** bringt dich in der Stadt in einen Laden oder zu jemandem mit gutem Rat; **In die Stadt** führt aus dem Wald dorthin zurück. **Nochmal** erscheint, wenn du einen Schritt gegangen bist, gezaubert oder etwas benutzt hast, und tut dasselbe noch einmal.',
        'Der Tod ist endgültig. Dein Lauf wird nach jedem Zug gespeichert: Mit `/play` kommst du wieder, wann du willst.',
      ],
    },
    moving: {
      label: 'Gehen',
      lines: [
        '## Gehen',
        '**Gehen** öffnet die acht Richtungen; unter dieser Nachricht bleiben sie offen, bis du sie schließt. `/move` geht mehrere Schritte auf einmal, `/travel` geht zu allem, was du nennst: zu Treppen, zu jemandem, zu einem Ding in Sicht, zu einer Tür von vorhin.',
        'Lauf in Dinge hinein, um etwas damit zu tun: Feinde greifst du an, mit friedlichen Leuten tauschst du den Platz, mit Händlern handelst du, Türen öffnest du.',
        'Jeder längere Weg endet, wenn ein Feind in Sicht kommt, wenn du verletzt wirst und wo es etwas zu entscheiden gibt. Die erste Zeile sagt, warum.',
        'Wer erkundet, reist oder rastet, sieht genau hin: Verborgene Fallen und Türen, die wie Wand aussehen, findest du so viel eher als Schritt für Schritt.',
        'Mit einem Feind in Sicht, der kommen kann, wird nicht gerastet. **Erkunden** geht nur weiter, wo alle in Sicht leicht zu besiegen sind oder nicht kommen können.',
      ],
    },
    fighting: {
      label: 'Kämpfen',
      lines: [
        '## Kämpfen',
        '**Kämpfen** geht auf den nächsten Feind los und dann auf den folgenden, solange die Aussichten gut sind; kommen andere hinzu, die gefährlich sind, hört es auf. Unter etwa einem Drittel deiner Lebenspunkte wird vorher gefragt.',
        '**Umsehen** sagt, wer in Sicht ist, wie stark und wie schwer verletzt. Die Balken im Bild zeigen, wie viel Leben jedem bleibt; die genauen LP der anderen bleiben verborgen.',
        'Kämpfe in Türen, damit dich nur einer erreicht. Weglaufen lohnt sich nur vor Langsamen.',
        'Erschlagene Feinde und erlegtes Wild bringen Erfahrung, Harmlose nie. Eine neue Stufe heilt dich und macht dich in etwas besser. Manche Stufen bringen eine Gabe, eine von dreien: Wähle sie, bevor du tiefer gehst.',
        'Wer geschlagen wird, schlägt zurück. Tust du Harmlosen vor Zeugen etwas an, verdoppeln sich die Preise; dann handelt niemand mehr mit dir, und die Wache kommt. Ein Bußgeld bei einem Händler oder beim Priester bringt das in Ordnung.',
      ],
    },
    things: {
      label: 'Dinge',
      lines: [
        '## Dinge',
        '**Aufheben** erscheint, wenn etwas zu deinen Füßen liegt, **Holen**, wenn etwas in Sicht liegt. In **Gepäck** ist alles, was du hast: benutzen, anlegen, ausziehen, fallen lassen, werfen. Dolche, Äxte und Tränke fliegen vier Felder weit; ein Trank wirkt auch auf die Felder daneben, ob Freund oder Feind.',
        'Tränke, Schriftrollen und Seltsames kennst du erst, wenn du sie ausprobiert hast oder der Priester in der Stadt sie dir für Gold nennt. Die Farbe eines Tranks verrät, worauf er wirkt. Fragt eine Schriftrolle, die du nicht kanntest, nach etwas, verbraucht jede Antwort sie. Verfluchtes geht ohne Schriftrolle nicht wieder ab.',
        'Zu viel Gewicht macht dich langsam. Händler kaufen alles und verkaufen ihre eigenen Waren; geh zu ihnen hin. Ein Knopf verkauft dort auf einmal, was du kennst und was nicht besser ist als das, was du am Leib hast. Waren gehen aus: Essen, Tränke und Schriftrollen kommen mit jeder neuen Tiefe nach, die du erreichst.',
        'Ein Schrein nimmt etwas und gibt dafür etwas anderes, ein einziges Mal: **Umsehen** sagt was, **Opfern** daneben macht den Tausch. Ist er dunkel und leer, hat er sein Opfer schon.',
        'Du wirst hungrig, nur in der Stadt nicht: Heb dir Essen auf. Hungrige können nicht rasten, Verhungernde verlieren Leben.',
      ],
    },
    magic: {
      label: 'Zauber',
      lines: [
        '## Zauber',
        'Zauber lernst du aus Büchern; **Zaubern** erscheint, wenn dein Mana für einen reicht. Mana kommt beim Rasten und Warten wieder.',
        'Mit jeder Stufe steigt deine Magie. Jeder Punkt nach dem ersten macht den Schaden von Zaubern, Schriftrollen und Stäben um ein Zwanzigstel größer. Heiltränke und Manatränke füllen einen Anteil deines Höchstwerts auf. Alle Listen nennen die Werte, die jetzt für dich gelten.',
        'Stäbe, Schriftrollen und Zauber, die ein Ziel brauchen, zeigen nummerierte, das nächste zuerst. Was eine Fläche trifft, wird vorher gezeigt, dich eingeschlossen. Abbrechen kostet nichts.',
        'Jedes Feld in Sicht geht: Befehle nehmen `K12` vom Lineal oder einen Abstand wie `3o 2n`.',
      ],
    },
    picture: {
      label: 'Das Bild',
      lines: [
        '## Das Bild lesen',
        'Die gelbe Linie ist unter dir. Oben: die Ebene und ihre Tiefe, dein Gold, Leben, Mana und Erfahrung; darunter, was dir fehlt. Unten das Neueste aus dem Protokoll.',
        'Was du jetzt siehst, ist hell; woran du dich erinnerst, ist grau, und niemand ist dort zu sehen.',
        'Jedes Bild ist für Vorleseprogramme in Worten beschrieben. `/settings` hat Farben für Farbenblinde, hohen Kontrast, den klassischen Bildschirm aus Zeichen und das Spiel allein in Worten.',
        "In Worten gibt es einen Plan aus Zeichen: `@` du, `#` Wand, `.` Boden, `:` Straße, `,` Gras, `;` Kies, `-` flaches Wasser, `~` tiefes Wasser oder Kluft, `<` `>` Treppe hinauf und hinab, `+` geschlossene und `'` offene Tür, `|` Grabstein, `*` Einrichtung, `x` was platzt, wenn jemand näher kommt. Was in Sicht ist, steht außer der Einrichtung darüber in einer Liste, jedes mit seinem Zeichen.",
      ],
    },
    together: {
      label: 'Gemeinsam',
      lines: [
        '## Gemeinsam spielen',
        '`/party` beginnt einen Lauf für den ganzen Kanal: Es spielt, wem er gehört, die Fackel wandert, alle stimmen ab, oder wer mag, macht den nächsten Zug.',
        'Mit `/run share` darf der Kanal deinem Lauf zusehen, bis du **Nicht mehr teilen** drückst, `/run watch` zeigt die der anderen. `/daily` ist einmal am Tag dasselbe Verlies für alle, und `/leaderboard` sagt, wer am weitesten kam.',
      ],
    },
    commands: { label: 'Befehle', lines: ['## Alle Befehle'] },
  },
  way: {
    heading: '**Der Weg nach unten**',
    below: (depth) => `${depth} und tiefer`,
    here: 'hier ist dein Held',
    reached: 'so tief war dieser Held schon',
    record: 'am tiefsten warst du hier',
    at: (mark, depth) => `${mark}, in Tiefe ${depth}`,
  },
  deeper: (lines) =>
    `-# ${lines === 1 ? 'Eine weitere Zeile erfährt' : `${lines} weitere Zeilen erfährt`}, wer tiefer kommt.`,
  log: {
    older: 'Älteres',
    newer: 'Neueres',
    page: (page, pages) => `Seite ${page} von ${pages}`,
  },
};
