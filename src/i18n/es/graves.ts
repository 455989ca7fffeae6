import type { GraveTexts } from '../en/graves';

export const GRAVES: GraveTexts = {
  of: (name, level, fate) => `${name}, nivel ${level}, ${fate}`,
  nameless: 'un nombre que ya nadie puede leer',
  heading: 'Héroes de este servidor que cayeron en los pisos por los que pasaste:',
  later: 'Cuando acabe tu propia partida, podrás ver cómo cayeron.',
  button: 'Tumbas',
};
