import { count } from './grammar';

/** All texts except the labels are Discord Markdown. */
export const HELP = {
  /** Labels of at most 80 characters, short because the tabs have only two rows. */
  tab: { pack: 'Pack', look: 'Look', character: 'Hero', map: 'Map', log: 'Log', settings: 'Settings', help: 'Help' },
  pages: {
    start: {
      label: 'In short',
      lines: [
        '## How to play',
        'One button or command is one decision. A blue button is what a sensible player would press; the line with the arrow (→) names it and says why. `/settings` switches both off. If much is at stake nothing is blue: choose among the numbered options, each with its price.',
        '**Explore** walks on until there is something to decide; enemies that are easy to beat it fights on the way, and it rests, eats and changes gear as you need it. **Fight** closes in on the nearest enemy and strikes. **Rest** heals while no enemy is near. **Go down** walks to stairs you know and takes them. **Visit** in the town, below the first row, walks to a shop, or to somebody with good advice; **To town** in the woods leads back there. **Repeat** appears after a step, a spell or an item, and does the same again.',
        'Death is final. Your run is kept after every turn: come back any time with `/play`.',
      ],
    },
    moving: {
      label: 'Moving',
      lines: [
        '## Moving',
        '**Walk** opens the eight directions; they stay open on that message until you close them. `/move` takes several steps at once, `/travel` goes to whatever you name: stairs, somebody, a thing in sight, a door you remember.',
        'Walking into things acts on them: enemies are attacked, friendly folk change places with you, those with wares trade, closed doors open.',
        'Every longer walk stops when an enemy comes into sight, when you are hurt, and where there is something to decide. The first line says why.',
        'Exploring, travelling and resting heroes look carefully: they find hidden traps, and doors that look like wall, far sooner than those who go step by step.',
        'You cannot rest with an enemy in sight that may come. **Explore** goes on only where all in sight are easy to beat, or cannot come.',
      ],
    },
    fighting: {
      label: 'Fighting',
      lines: [
        '## Fighting',
        '**Fight** goes for the nearest enemy, and then the next while the odds are fair; it stops when others come who matter. Below about a third of your health it asks first.',
        '**Look** tells who is in sight, how strong, and how badly hurt. The bars in the picture show health; exact HP of others are hidden.',
        'Fight in doorways, so that only one can reach you. Running pays only from the slow.',
        'Slain enemies and game bring experience, the harmless never do. A new level heals you and makes you better at something. Some levels earn a boon, one of three: choose it before you go deeper.',
        'Whoever is struck strikes back. Hurt the harmless before witnesses, and prices double; then trade ends and the Watch comes. A fine, paid to a vendor or the priest, mends that.',
      ],
    },
    things: {
      label: 'Things',
      lines: [
        '## Things',
        '**Pick up** appears when something lies at your feet, **Fetch** when it lies in view. **Pack** holds all you have: use, wear, take off, drop, throw. Daggers, axes and potions fly four cells far; a potion works on the cells around as well, friend or foe.',
        'Potions, scrolls and odd things are unknown until tried, or until the priest in town names them for gold. The colour of a potion tells what it acts on. A scroll read unknown is used up by any answer to what it asks. Cursed gear will not come off without a scroll.',
        'Too much weight makes you slow. Vendors buy anything and sell their own kind of wares; step up to them. One button there sells at once the gear you know to be no better than what you have on. Wares run out: food, potions and scrolls come in again with each new depth you reach.',
        'A shrine takes one thing and gives another, once: **Look** tells what, and **Offer** beside it makes the trade. One that is dark and empty has had its offering.',
        'You grow hungry, but not in the town: keep some food. The hungry cannot rest, and the starving lose health.',
      ],
    },
    magic: {
      label: 'Magic',
      lines: [
        '## Magic',
        'Books teach spells; **Cast** appears when you have the mana for one. Mana comes back while you rest or wait.',
        'Every level raises your Magic. Each point after the first adds a twentieth to the damage of spells, scrolls and rods. Health and Mana Potions restore a share of your maximum. Every list tells the figures as they are for you now.',
        'Rods, scrolls and spells that need a target show numbered ones, the nearest first. What hits an area is shown before it is done, you included. Cancelling costs nothing.',
        'Any cell in sight will do: commands take `K12` of the ruler or an offset such as `3e 2n`.',
      ],
    },
    picture: {
      label: 'The picture',
      lines: [
        '## Reading the picture',
        'The yellow line is under you. Above: the place and its depth, your gold, health, mana and experience; below them what ails you. At the bottom the latest of the log, if `/settings` shows it there.',
        'What you see now is bright; what you remember is grey, and nobody is shown there.',
        'Every picture is described in words for screen readers. `/settings` has colours for colour-blind eyes, high contrast, the classic screen of glyphs, and play in words alone.',
        "In words there is a plan in letters: `@` you, `#` wall, `.` floor, `:` road, `,` grass, `;` gravel, `-` shallow water, `~` deep water or a chasm, `<` `>` stairs up and down, `+` a closed and `'` an open door, `|` a gravestone, `*` furniture, `x` what goes off when somebody comes near. Whatever is in sight, except furniture, stands above it in a list, each with its letter.",
      ],
    },
    together: {
      label: 'Together',
      lines: [
        '## Playing together',
        '`/party` begins a run for the whole channel: its owner plays, hands the torch on, all vote, or anyone takes the next turn.',
        '`/run share` lets the channel watch your run until you press **Stop sharing**, `/run watch` shows those of others. `/daily` is the same dungeon for everyone, once a day, and `/leaderboard` tells who came furthest.',
      ],
    },
    commands: { label: 'Commands', lines: ['## Every command'] },
  },
  /** `here`, `reached` and `record` mark depths in the list of places. */
  way: {
    heading: '**The way down**',
    /** Depths of an endless place, which begins at `depth`. */
    below: (depth: number) => `${depth} and below`,
    here: 'your hero is here',
    reached: 'as deep as this hero has been',
    record: 'as deep as you ever came',
    at: (mark: string, depth: number) => `${mark}, at depth ${depth}`,
  },
  deeper: (lines: number) => `-# ${count(lines, 'more line is', 'more lines are')} for those who come deeper.`,
  log: {
    older: 'Older',
    newer: 'Newer',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
};

export type HelpTexts = typeof HELP;
