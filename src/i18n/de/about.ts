import type { AboutTexts } from '../en/about';

export const ABOUT: AboutTexts = {
  lines: (version) => [
    `**Wyrmdeep** ${version}: ein Roguelike in deinem Kanal. Ein Befehl oder Knopf ist ein Zug, und der Tod ist endgültig.`,
    '`/help` erklärt das Spiel, `/privacy` exportiert oder löscht, was über dich gespeichert ist.',
  ],
  link: {
    demo: 'Im Browser spielen',
    source: 'Quelltext',
    privacy: 'Datenschutzerklärung',
    terms: 'Nutzungsbedingungen',
    support: 'Hilfe bekommen',
    invite: 'Zu einem Server hinzufügen',
  },
};
