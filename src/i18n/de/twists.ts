import type { TwistTexts } from '../labels';

export const TWISTS: TwistTexts = {
  'burning-cracks': {
    name: 'Brennende Risse',
    brief: 'Alle paar Runden glüht der Boden und brennt eine Runde später.',
    rule: 'Der Boden hält hier nicht still: Alle paar Runden glüht er irgendwo, und eine Runde später brennt er. In Gängen und gleich neben einer Wand bist du sicher.',
  },
  mirrors: {
    name: 'Spiegel',
    brief: 'Die Wände entlassen Abbilder dessen, der dich zuletzt traf.',
    rule: 'Die Wände sind hier Spiegel: Ab und zu entlassen sie ein zerbrechliches Abbild dessen, der dich zuletzt getroffen hat, wenn du ihn siehst. Ein Abbild bringt nichts ein. Mach es kurz mit dem, der dich trifft, oder geh ihm aus den Augen.',
  },
  silence: {
    name: 'Stille',
    brief: 'Hier ist kein Laut zu hören: Niemand kann zaubern.',
    rule: 'Hier ist kein Laut zu hören: Niemand kann zaubern, du so wenig wie die anderen. Schriftrollen, Tränke, Stäbe und Bögen wirken wie immer.',
  },
  tilting: {
    name: 'Kippender Boden',
    brief: 'Der Boden kippt: Jeder Treffer wirft sein Opfer zurück.',
    rule: 'Der Boden kippt hier: Jeder Hieb, der trifft, wirft sein Opfer ein Feld zurück. Mit etwas Festem im Rücken bleibst du stehen.',
  },
};
