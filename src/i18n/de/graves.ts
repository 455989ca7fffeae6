import type { GraveTexts } from '../en/graves';

export const GRAVES: GraveTexts = {
  of: (name, level, fate) => `${name}, Stufe ${level}, ${fate}`,
  nameless: 'ein Name, den niemand mehr lesen kann',
  heading: 'Helden dieses Servers, die auf deinen Ebenen fielen:',
  later: 'Ist dein eigener Lauf zu Ende, kannst du ansehen, wie sie fielen.',
  button: 'Gräber',
};
