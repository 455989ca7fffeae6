const en = {
  lang: 'en',
  what: 'The Discord bot Wyrmdeep, in your browser alone. Runs stay on this device. With /party two bots play along.',
  invite: 'Add it to your server',
  host: 'Host it for your server',
  share: 'Share this dungeon',
  copied: 'Link copied. Whoever opens it plays in the same dungeon.',
  noCopy: (link: string) => `Copy this link: ${link}`,
  noStart:
    'Wyrmdeep does not start, mostly because the browser gives this page no storage. Try a window that is not private.',
};

export type DemoTexts = typeof en;

const de: DemoTexts = {
  lang: 'de',
  what: 'Der Discord-Bot Wyrmdeep, nur in deinem Browser. Läufe bleiben auf diesem Gerät. Mit /gruppe spielen zwei Bots mit.',
  invite: 'Auf deinen Server holen',
  host: 'Für deinen Server betreiben',
  share: 'Diesen Dungeon teilen',
  copied: 'Link kopiert. Wer ihn öffnet, spielt im selben Dungeon.',
  noCopy: (link) => `Kopiere diesen Link: ${link}`,
  noStart:
    'Wyrmdeep startet nicht, meist weil der Browser dieser Seite keinen Speicher gibt. Versuch es in einem Fenster, das nicht privat ist.',
};

const es: DemoTexts = {
  lang: 'es',
  what: 'El bot de Discord Wyrmdeep, solo en tu navegador. Las partidas se quedan en este dispositivo. Con /grupo juegan dos bots contigo.',
  invite: 'Añádelo a tu servidor',
  host: 'Alójalo para tu servidor',
  share: 'Compartir esta mazmorra',
  copied: 'Enlace copiado. Quien lo abra jugará en la misma mazmorra.',
  noCopy: (link) => `Copia este enlace: ${link}`,
  noStart:
    'Wyrmdeep no arranca, casi siempre porque el navegador no da almacenamiento a esta página. Prueba en una ventana que no sea privada.',
};

/** Returns the texts in the language of a Discord client; English if there are none. */
export const textsFor = (locale: string): DemoTexts => ({ de, es })[locale.slice(0, 2) as 'de' | 'es'] ?? en;
