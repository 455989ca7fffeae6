import type { Locale } from '../locale';

/** What newcomers are told once each in German. */
export const GERMAN_HINTS: Locale['hints'] = {
  welcome:
    '**Erkunden** geht weiter, bis sich etwas ergibt. **Gehen** öffnet die acht Richtungen; lauf in Leute hinein, um zu reden oder zu handeln.',
  enemy:
    'Ein Feind! **Angreifen** läuft hin und schlägt zu. **Umsehen** sagt, wie stark er ist. In Türen kommt dir niemand in den Rücken.',
  item: 'Dort liegt etwas. **Holen** geht hin und hebt es auf.',
  unknown:
    'Du trägst etwas Unbekanntes. Benutze es aus **Gepäck**, um zu erfahren, was es ist, am besten, wenn niemand in der Nähe ist.',
  stairs:
    'Eine Treppe! **Treppe hinab** bringt dich von überall hin, wo du dich auskennst, und **Hinab** führt hinunter. Unten wird es schwerer.',
  hunger: 'Du bist hungrig, und Hungrige können nicht rasten. Iss etwas aus **Gepäck**.',
  level: 'Eine neue Stufe: Du bist geheilt und in etwas besser. **Menü** zeigt deinen Helden.',
  hurt: 'Du bist schwer verletzt. Geh weg, trink einen Trank aus **Gepäck**, oder **Rasten**, wenn niemand mehr in Sicht ist.',
  vendor: 'Hier handelt jemand: **Handeln** kauft und verkauft. Heiltränke sind ihr Gold wert.',
  death:
    'Der Tod ist endgültig, aber was du gelernt hast, bleibt dir. Niemand kommt anfangs weit; versuch es nächstes Mal anders.',
};
