import type { LeaderboardTexts } from '../en/leaderboards';
import { EPITAPH } from './epitaph';
import { count } from './grammar';

export const LEADERBOARDS: LeaderboardTexts = {
  scope: { global: 'alle', guild: 'dieser Server' },
  title: {
    all: (whose) => `Bestenliste · ${whose}`,
    former: (whose) => `Bestenliste · ${whose} · vor 1.0`,
    week: (whose, days) => `Bestenliste · ${whose} · ${days}`,
    month: (whose, month) => `Bestenliste · ${whose} · ${month}`,
    weekly: (whose, days) => `Langes Verlies, ${days} · ${whose}`,
    day: (whose, day) => `Verlies vom ${day} · ${whose}`,
  },
  fate: { starved: 'verhungert', retired: 'als Sieger abgetreten', abandoned: 'gab auf', lost: 'verschollen' },
  laurel: 'Lorbeer errungen',
  carried(item, levels) {
    if (levels === null) return `${item} heimgebracht`;
    return `${item} im Gepäck, ${EPITAPH.fromHome(levels)}`;
  },
  none: 'Auf dieser Liste steht noch kein Lauf.',
  yourPlace: 'Du:',
  beyond: (places) => `Jenseits der ersten ${places}:`,
  cut: (runs) => `Nur die besten ${runs} Läufe dieser Liste wurden durchgesehen.`,
  hidden: 'Diese Liste bleibt verborgen, bis du das Verlies selbst beendet hast oder es geschlossen ist.',
  noServer: 'Das gibt es nur auf einem Server. Versuch es dort, oder wähle „alle“.',
  rank: (place, name) => `${place}. ${name}`,
  previous: { week: 'Woche davor', month: 'Monat davor', day: 'Tag davor', weekly: 'Woche davor', former: 'Vor 1.0' },
  button: {
    everyone: 'Alle',
    server: 'Dieser Server',
    week: 'Diese Woche',
    month: 'Dieser Monat',
    allTime: 'Insgesamt',
    today: 'Verlies des Tages',
    bestRun: 'Besten Lauf ansehen',
  },
  happened: {
    laurel: (name, day) => `Jüngster Lorbeer: **${name}**, ${day}.`,
    noLaurel: 'Hier hat noch niemand das Spiel gewonnen.',
    deepest: (name, depth, fate) => `Tiefster Lauf der Woche: **${name}**, ${depth}, ${fate}.`,
    noDeepest: 'Diese Woche ist hier noch kein Lauf zu Ende gegangen.',
    closeCall: (name, hp, depth) =>
      `Knappstes Entkommen der Woche: **${name}** zog mit ${count(hp, 'Lebenspunkt', 'Lebenspunkten')} weiter, in ${depth}.`,
    noCloseCall: 'Diese Woche ist hier noch niemand knapp entkommen.',
    hunter: (name, beast) => `Jagd der Woche: **${name}** hat ${beast} erlegt.`,
  },
  closing: {
    over: 'Diese Liste ist abgeschlossen.',
    deepest: 'Tiefster Lauf',
    mostFeats: 'Meiste Heldentaten in einem Lauf',
    feats: (number) => count(number, 'Heldentat', 'Heldentaten'),
  },
  bestRun: {
    lead: (name, place, day) => `Die letzten Züge von ${name} · Platz ${place} · Verlies vom ${day}`,
    none: 'Es gibt keinen Lauf, der sich zeigen lässt.',
    back: 'Zurück zur Liste',
  },
};
