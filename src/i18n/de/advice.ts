import type { AdviceTexts } from '../en/advice';

export const ADVICE: AdviceTexts = {
  line: (button, why) => `→ **${button}**: ${why}`,
  choiceLine: (choice) => `→ ${choice}`,
  reason: {
    identify: 'danach weißt du, was es ist',
    'remove-curse': 'danach kannst du es wieder ablegen',
    hungry: 'du bist hungrig',
    starving: 'du verhungerst',
    heal: 'du bist schwer verletzt',
    escape: 'du bist schwer verletzt, und dort geht es zur Treppe',
    'too-strong': 'diesen Kampf verlierst du wahrscheinlich, und dort geht es zur Treppe',
    'nearly-dead': 'da fehlt nicht mehr viel',
    beatable: 'du gewinnst wahrscheinlich',
    cornered: 'du kommst hier nicht weg',
    hurt: 'du bist verletzt, und niemand ist in der Nähe',
    better: 'du hast etwas Besseres dabei, als du trägst',
    'buy-food': 'du hast wenig zu essen',
    'buy-healing': 'es heilt, und davon hast du kaum etwas',
    'buy-better': 'es ist besser als das, was du trägst',
    'lies-near': 'es liegt in Reichweite',
    unexplored: 'hier gibt es noch mehr zu sehen',
    explored: 'diese Ebene kennst du jetzt',
    adventure: 'dort beginnt das Abenteuer',
    'food-below': 'du bist hungrig, und unten gibt es vielleicht etwas zu essen',
    'in-the-way': 'da steht jemand im Weg',
    'wait-for': 'da steht jemand im Weg',
  },
  choice: {
    'strong-enemy': (enemy) => `${enemy}: Da verlierst du wahrscheinlich. Kämpfen, oder weg hier, solange es geht?`,
    'unknown-potion': (enemy) =>
      `${enemy}: Es sieht schlecht aus. Weiterkämpfen, oder einen unbekannten Trank trinken?`,
    victory: () => 'Du hast gewonnen. Dich als Sieger zur Ruhe setzen, oder weitermachen?',
  },
  button: {
    eat: (food) => `Essen: ${food}`,
    drink: (potion) => `Trinken: ${potion}`,
    buy: (ware) => `Kaufen: ${ware}`,
    answer: (thing) => `Wählen: ${thing}`,
    attack: (enemy) => `Angreifen: ${enemy}`,
    step: (direction) => `Schritt: ${direction}`,
  },
};
