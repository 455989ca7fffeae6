import type { TwistTexts } from '../labels';

/** Twists of levels. The name stands on a chip; the rule says what helps against the twist. */
export const TWISTS: TwistTexts = {
  'burning-cracks': {
    name: 'Burning cracks',
    rule: 'The ground will not hold still here: every few turns it glows somewhere, and a turn later it burns. Passages and whatever is beside a wall are safe.',
  },
  mirrors: {
    name: 'Mirrors',
    rule: 'The walls are mirrors here: now and then they let go a frail copy of whoever struck you last, if you see it. A copy pays nothing. Be quick with whoever strikes you, or get out of its sight.',
  },
  silence: {
    name: 'Silence',
    rule: 'Not a sound is heard here: nobody can cast a spell, you as little as they. Scrolls, potions, rods and bows work as ever.',
  },
  tilting: {
    name: 'Tilting ground',
    rule: 'The ground tilts here: every blow that hits throws its victim back a cell. With something solid at your back you stand fast.',
  },
};
