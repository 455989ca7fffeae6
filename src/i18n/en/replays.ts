/** Texts for replays of finished runs and of the building of a level. */
export const REPLAYS = {
  none: 'You have finished no run yet, or it is no longer kept.',
  /** Number of the move that the replay shows, and number of the last move. */
  position: (version: number, last: number) => `move ${version} of ${last}`,
  /** Note that move `wanted` cannot be shown, but another one is. `later` is true if the other move is later. */
  inPlaceOf: (wanted: number, later: boolean) =>
    `Move ${wanted} cannot be shown any more. This is the ${later ? 'first one after' : 'last one before'} it that can.`,
  /** Labels of buttons that go to another move in the replay. */
  step: {
    first: 'Beginning',
    back10: '−10',
    back: 'Back',
    on: 'Next',
    on10: '+10',
    last: 'End',
  },
  /** Label of the button that opens the replay of a finished run. */
  open: 'Replay',
  pick: 'Replay …',
  /** Label of the button that shows the replay as an animation. */
  animate: 'As animation',
  /** Text before the description of the last picture in the animation. */
  animation: 'The run as an animation, up to this:',
  building: {
    /** Title above the replay of the building of a level, before the name of the level. */
    title: 'How it was built:',
    'no-run': 'You have finished no run yet. Name a seed to practise on.',
    'no-moment': 'Your last run never came so deep, or was a branch. Name a seed to practise on.',
    'no-level': 'That dungeon does not go so deep. Name a lower depth.',
    'in-play': 'That stays hidden while somebody plays it.',
  },
  /** Sentences about level builders, by name. */
  builders: {
    'bsp-dungeon': 'The ground is split again and again, with a room in every part.',
    'bsp-interior': 'The ground is split into rooms wall to wall.',
    'cavern-city': 'A city is built in a cavern, round a lake.',
    citadel: 'A citadel is built, ring within ring: moat, wall, court and keep.',
    glades: 'Round glades are cleared, and winding paths join them.',
    maze: 'A maze is dug.',
    'prefab-level': 'A drawn plan is laid out.',
    'simple-rooms': 'Rooms are strewn where there is space.',
    town: 'A town is built.',
    'voronoi-cells': 'The ground is shared out into cells.',
    'cellular-automata': 'Caves grow out of noise.',
    'diffusion-limited-aggregation': 'Grains wander until they stick: a cave forms.',
    'drunkards-walk': 'Diggers stagger about.',
    'room-sorter': 'The rooms are put in order.',
    'room-drawer': 'The rooms are dug out.',
    'room-exploder': 'The walls of the rooms crumble.',
    'room-corner-rounder': 'The corners of the rooms are rounded.',
    'bsp-corridors': 'Corridors join room to room.',
    'dogleg-corridors': 'Corridors with one bend join the rooms.',
    'nearest-corridors': 'Every room is joined to its nearest.',
    'straight-corridors': 'Straight corridors join the rooms.',
    'cave-decorator': 'The caves are furnished.',
    'cave-transition': 'One side turns into caves.',
    cull: 'What cannot be reached is filled in.',
    'dragons-lair': 'The dragon’s lair is dug.',
    crop: 'Rock closes in from all sides.',
    lights: 'Lights are set about.',
    patches: 'Other ground spreads.',
    courts: 'Rooms are joined into halls, and some become courts.',
    chasms: 'The ground falls away.',
    pools: 'Water seeps in.',
    'prefab-section': 'A drawn part is set in.',
    'room-vaults': 'Vaults are hidden in rooms.',
    trail: 'A road or a stream winds across the level.',
    'wave-function-collapse': 'The pattern is woven anew from its own pieces.',
    'yellow-brick-road': 'The yellow brick road is laid.',
    'area-end': 'The way on is put at the far side.',
    'area-start': 'The hero’s place is found at the near side.',
    'distant-exit': 'The way on is put as far away as can be.',
    'room-stairs': 'The stairs are put into a room.',
    'room-start': 'The hero’s place is found in a room.',
    'corridor-spawner': 'The corridors fill with life and loot.',
    'door-placement': 'Doors are hung.',
    'dragon-spawner': 'The dragon moves in.',
    'room-spawner': 'The rooms fill with life and loot.',
    'secret-closets': 'Somewhere a wall is not what it seems.',
    'clean-up': 'Doors that divide nothing go, and what cannot stay where it is.',
    'clan-quarters': 'Clans share out the ground, each with its people and its lamps.',
    'voronoi-spawner': 'The caves fill with life and loot.',
  },
};

export type ReplayTexts = typeof REPLAYS;
