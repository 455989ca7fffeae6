import type { OptionTexts } from '../en/options';
import { percent } from './gear';
import { coins } from './grammar';
import { briefBlessing, briefOffering } from './shrines';

export const OPTIONS: OptionTexts = {
  label: {
    fight: 'Kämpfen',
    ambush: 'Überfall',
    captain: 'Hauptmann töten',
    past: 'Umgehen',
    burn: 'In Brand stecken',
    doorway: 'In die Tür',
    narrows: 'An die Engstelle',
    down: 'Nach unten weg',
    up: 'Nach oben weg',
    back: 'Zurückweichen',
    shrine: 'Opfern',
    retire: 'Aufhören',
    onward: 'Weiterziehen',
  },
  throwing: (thing) => `Werfen: ${thing}`,
  wearing: (thing) => `Anlegen: ${thing}`,
  leaving: (thing) => `Ablegen: ${thing}`,
  freeing: (who) => `Frei: ${who}`,
  line: (number, label, price) => `**${number}** ${label}${price.length > 0 ? `: ${price.join(' · ')}` : ''}`,
  lastChoice: (taken, others) => `Letzte Wahl: ${taken ?? 'etwas anderes'}. Außerdem möglich: ${others}`,
  more: (things) => `Noch ${things} außer Sicht`,
  taking: (toll, sleepers) =>
    `Wer zugreift, ${[...(toll > 0 ? [`zahlt ${coins(toll)}`] : []), ...(sleepers > 0 ? [`weckt ${sleepers}`] : [])].join(', ')}`,
  tooDear: (toll, gold) => `Eines kostet ${coins(toll)}; du hast ${coins(gold)}`,
  price: {
    hits: (foes) => (foes === 1 ? '1 Gegner' : `${foes} Gegner`),
    left: (uses) => `noch ${uses}`,
    loss: (hp) => (hp === 0 ? 'kaum Schaden' : `etwa −${hp} LP`),
    unseen: (chance) => `${percent(chance)} unbemerkt`,
    death: 'wohl der Tod',
    peace: 'Frieden',
    heals: (hp) => `+${hp} LP`,
    unsure: { effect: 'Wirkung unbekannt', curse: 'vielleicht verflucht' },
    away: (cells) => (cells === 0 ? 'hier' : `${cells} weit`),
    bargain: ({ takes, gives }) => `${briefOffering(takes)} → ${briefBlessing(gives)}`,
    turns: (turns) => (turns === 1 ? '1 Runde' : `${turns} Runden`),
    wakes: (sleepers) => `weckt ${sleepers}`,
    stairs: (steps) => (steps === 0 ? 'auf der Treppe' : `Treppe in ${steps}`),
  },
};
