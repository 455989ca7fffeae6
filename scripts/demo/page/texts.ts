/** Texts of the demo's own line, in English. */
const en = {
  lang: 'en',
  what: 'This is Wyrmdeep, a Discord bot, all in your browser: no server, and your runs stay on this device. Type /party to play with the bots Bruno and Łucja.',
  invite: 'Add it to your server',
  host: 'Host it for your server',
  share: 'Share this',
  copied: 'Link copied. Whoever opens it plays in the same dungeon.',
  noCopy: (link: string) => `Copy this link: ${link}`,
};

export type DemoTexts = typeof en;

const de: DemoTexts = {
  lang: 'de',
  what: 'Das ist Wyrmdeep, ein Discord-Bot, ganz in deinem Browser: ohne Server, und deine Läufe bleiben auf diesem Gerät. Mit /party spielst du mit den Bots Bruno und Łucja.',
  invite: 'Auf deinen Server holen',
  host: 'Für deinen Server betreiben',
  share: 'Teilen',
  copied: 'Link kopiert. Wer ihn öffnet, spielt im selben Dungeon.',
  noCopy: (link) => `Kopiere diesen Link: ${link}`,
};

const es: DemoTexts = {
  lang: 'es',
  what: 'Esto es Wyrmdeep, un bot de Discord, entero en tu navegador: sin servidor, y tus partidas se quedan en este dispositivo. Escribe /party para jugar con los bots Bruno y Łucja.',
  invite: 'Añádelo a tu servidor',
  host: 'Alójalo para tu servidor',
  share: 'Compartir',
  copied: 'Enlace copiado. Quien lo abra jugará en la misma mazmorra.',
  noCopy: (link) => `Copia este enlace: ${link}`,
};

/** Returns the texts in the language of a Discord client. */
export const textsFor = (locale: string): DemoTexts => ({ de, es })[locale.slice(0, 2) as 'de' | 'es'] ?? en;
