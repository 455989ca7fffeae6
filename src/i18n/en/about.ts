export const ABOUT = {
  /** Lines of Discord Markdown. */
  lines: (version: string) => [
    `**Wyrmdeep** ${version}: a roguelike in your channel. One command or button is one move, and death is final.`,
    '`/help` tells how to play, `/privacy` exports or erases what is stored about you.',
  ],
  /** Labels of link buttons, each at most 34 characters. */
  link: {
    demo: 'Play in a browser',
    source: 'Source code',
    privacy: 'Privacy policy',
    terms: 'Terms of service',
    support: 'Support',
    invite: 'Add to a server',
  },
};

export type AboutTexts = typeof ABOUT;
