export const GREETINGS: Record<string, string> = {
  barkeep: 'Erst die Münze, dann der Mut.',
  'shady-salesman': 'Eine Geldbörse auf Beinen! Willkommen, Freund.',
  blacksmith: 'Vorsicht, Funken, und Finger weg von den Klingen.',
  clothier: 'Diese Tunika? Das geht besser.',
  alchemist: 'Bitte nichts schütteln.',
  'market-armourer': 'Stich zu, wenn du mir nicht glaubst.',
  'market-apothecary': 'Hilft gegen alles, nur nicht gegen Neugier.',
  'market-draper': 'Fühl mal, das ist echte Spinne.',
  'arbat-cutler': 'Scharf ist hier nicht nur die Ware.',
  'barbo-fletcher': 'Jeder Bolzen fliegt geradeaus, sofern du es tust.',
  'cirro-weaver': 'Gesponnen, nicht gestohlen.',
};
