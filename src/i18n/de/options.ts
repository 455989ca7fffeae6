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
    burn: 'Anzünden',
    doorway: 'In die Tür',
    narrows: 'An die Engstelle',
    hold: 'Hier standhalten',
    down: 'Hinab fliehen',
    up: 'Hinauf fliehen',
    back: 'Zurückweichen',
    shrine: 'Opfern',
    retire: 'Aufhören',
    onward: 'Weiterziehen',
  },
  throwing: (thing) => `${thing} werfen`,
  wearing: (thing) => `${thing} anlegen`,
  leaving: (thing) => `${thing} ablegen`,
  freeing: (who) => `${who} befreien`,
  line: (number, label, price) => `**${number}** ${label}${price.length > 0 ? `: ${price.join(' · ')}` : ''}`,
  lastChoice: (taken, others) => `Letzte Wahl: ${taken ?? 'etwas anderes'}. Außerdem möglich: ${others}`,
  more: (things) => `Noch ${things} außer Sicht`,
  taking: (toll, sleepers) =>
    `Wer zugreift, ${[...(toll > 0 ? [`zahlt ${coins(toll)}`] : []), ...(sleepers > 0 ? [`weckt ${sleepers}`] : [])].join(', ')}`,
  tooDear: (toll, gold) => `Eines kostet ${coins(toll)}; du hast ${coins(gold)}`,
  price: {
    hits: (foes) => (foes === 1 ? '1 Gegner' : `${foes} Gegner`),
    left: (uses) => `noch ${uses}`,
    loss: (hp) => (hp === 0 ? 'kaum verletzt' : `etwa −${hp} LP`),
    risk: (hp, chance) => `−${hp} LP, ${percent(chance)} Tod`,
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
