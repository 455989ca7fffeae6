import type { TwistTexts } from '../labels';

/** Twists of levels. The name stands on a chip; the rule says what helps against the twist. */
export const TWISTS: TwistTexts = {
  'burning-cracks': {
    name: 'Brennende Risse',
    rule: 'Der Boden hält hier nicht still: Alle paar Runden glüht er irgendwo, und eine Runde später brennt er. In Gängen und gleich neben einer Wand bist du sicher.',
  },
  mirrors: {
    name: 'Spiegel',
    rule: 'Die Wände sind hier Spiegel: Ab und zu entlassen sie ein zerbrechliches Abbild dessen, der dich zuletzt getroffen hat, wenn du ihn siehst. Ein Abbild bringt nichts ein. Mach es kurz mit dem, der dich trifft, oder geh ihm aus den Augen.',
  },
  silence: {
    name: 'Stille',
    rule: 'Hier ist kein Laut zu hören: Niemand kann zaubern, du so wenig wie die anderen. Schriftrollen, Tränke, Stäbe und Bögen wirken wie immer.',
  },
  tilting: {
    name: 'Kippender Boden',
    rule: 'Der Boden kippt hier: Jeder Hieb, der trifft, wirft sein Opfer ein Feld zurück. Mit etwas Festem im Rücken bleibst du stehen.',
  },
};
