import type { Locale } from '../locale';

export const KITS: NonNullable<Locale['kits']> = {
  fighter: { name: 'Haudegen', about: 'Langschwert, Hemd und Stiefel. Nichts Feines, aber es fehlt auch nichts.' },
  apprentice: { name: 'Lehrling', about: 'Kann Netz und hat mehr Mana. Schwache Arme, dünne Kleider.' },
  scout: { name: 'Späher', about: 'Ein Bogen und scharfe Augen. Wenig Lebenspunkte.' },
  tinker: { name: 'Tüftler', about: 'Ein Funkenstab und zwei Brandflaschen. Im Handgemenge kein Held.' },
};
