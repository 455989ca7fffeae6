import type { TwistTexts } from '../labels';

export const TWISTS: TwistTexts = {
  'burning-cracks': {
    name: 'Burning cracks',
    brief: 'Every few turns the ground glows somewhere, and burns a turn later.',
    rule: 'The ground will not hold still here: every few turns it glows somewhere, and a turn later it burns. Passages and whatever is beside a wall are safe.',
  },
  mirrors: {
    name: 'Mirrors',
    brief: 'The walls let go frail copies of whoever struck you last.',
    rule: 'The walls are mirrors here: now and then they let go a frail copy of whoever struck you last, if you see it. A copy pays nothing. Be quick with whoever strikes you, or get out of its sight.',
  },
  silence: {
    name: 'Silence',
    brief: 'Not a sound is heard: nobody can cast a spell.',
    rule: 'Not a sound is heard here: nobody can cast a spell, you as little as they. Scrolls, potions, rods and bows work as ever.',
  },
  tilting: {
    name: 'Tilting ground',
    brief: 'The ground tilts: every blow that hits throws its victim back.',
    rule: 'The ground tilts here: every blow that hits throws its victim back a cell. With something solid at your back you stand fast.',
  },
};
