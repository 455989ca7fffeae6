import { LANGUAGES } from '../languages';
import { INPUT } from './input';
import { EMBLEM_COLOUR_NAMES, EMBLEM_NAMES, TITLE_NAMES } from './looks';

const direction = {
  name: 'direction',
  description: 'Which way',
  choices: INPUT.directions,
};

const at = { name: 'at', description: 'At whom or where: a name, here, K12 on the ruler, or an offset such as 3e 2n' };

const item = (description: string) => ({ item: { name: 'item', description } });

const circle = {
  name: 'for',
  description: 'For everyone, or for this server alone',
  choices: { global: 'everyone', guild: 'this server' },
};

const adminPlayer = { player: { name: 'player', description: 'Whose' } };

/** Discord always sends the English names to the bot. */
export const COMMANDS = {
  play: {
    name: 'play',
    description: 'Go on with your run, or begin one',
    options: { seed: { name: 'seed', description: 'Start over with this seed' } },
  },
  move: {
    name: 'move',
    description: 'Walk a way or to a name; walking into things acts on them',
    options: {
      to: { name: 'to', description: 'north or ne, a name in sight or known, stairs down, K12 on the ruler, or 3e 2n' },
      steps: { name: 'steps', description: 'How far, until something happens (1 to 20)' },
    },
  },
  explore: { name: 'explore', description: 'Walk on until there is something to decide' },
  travel: {
    name: 'travel',
    description: 'Walk to somebody, stairs or a thing in sight or known on this floor',
    options: { to: { name: 'to', description: 'A name, stairs down, K12 on the ruler, or an offset such as 3e 2n' } },
  },
  fight: { name: 'fight', description: 'Go for the nearest enemy in sight' },
  fire: {
    name: 'fire',
    description: 'Shoot at the nearest enemy in range or at another, or throw something',
    options: { at, ...item('What to throw instead of a shot: a dagger, an axe or a potion') },
  },
  attack: { name: 'attack', description: 'Strike whoever stands there, friend or foe', options: { direction } },
  wait: { name: 'wait', description: 'Let one turn pass' },
  rest: { name: 'rest', description: 'Rest until you are well or disturbed' },
  pickup: {
    name: 'pickup',
    description: 'Pick up what lies at your feet, or fetch what is in view',
    options: item('Which thing'),
  },
  use: {
    name: 'use',
    description: 'Drink, eat, read or zap something you carry',
    options: { ...item('What to use'), at },
  },
  equip: { name: 'equip', description: 'Wear or wield something you carry', options: item('What to put on') },
  remove: { name: 'remove', description: 'Take off something you wear', options: item('What to take off') },
  drop: { name: 'drop', description: 'Lay something down', options: item('What to drop') },
  cast: {
    name: 'cast',
    description: 'Cast a spell you know',
    options: { spell: { name: 'spell', description: 'Which spell' }, at },
  },
  buy: { name: 'buy', description: 'Buy from somebody beside you', options: item('What to buy') },
  sell: {
    name: 'sell',
    description: 'Sell to somebody beside you, who takes anything',
    options: item('What to sell'),
  },
  descend: { name: 'descend', description: 'Go to the nearest stairs down that you know, and take them' },
  ascend: { name: 'ascend', description: 'Go to the nearest stairs up that you know, and take them' },
  look: {
    name: 'look',
    description: 'Tell in words what is in sight, or point out one thing',
    options: { target: { name: 'target', description: 'One thing in sight' } },
  },
  map: { name: 'map', description: 'Show the whole floor as far as you know it' },
  inventory: { name: 'inventory', description: 'List what you wear and carry' },
  character: { name: 'character', description: 'Show your attributes, skills, spells and state' },
  run: {
    name: 'run',
    description: 'Everything about a run as a whole: begin, resume, share, replay, end',
    subcommands: {
      seed: {
        name: 'seed',
        description: 'Start over with a chosen seed; such a run is not ranked',
        options: { seed: { name: 'seed', description: 'Letters, digits and dashes' } },
      },
      resume: { name: 'resume', description: 'Go on with one of your paused runs' },
      fork: {
        name: 'fork',
        description: 'Branch off your run, unranked and with other luck',
        options: { move: { name: 'move', description: 'From how it stood after this move' } },
      },
      replay: {
        name: 'replay',
        description: 'Play back a finished run, move by move',
        options: { run: { name: 'run', description: 'Which one; without a word the one you finished last' } },
      },
      watch: { name: 'watch', description: 'Watch a run that is shared here' },
      history: {
        name: 'history',
        description: 'Finished runs of this server, elsewhere your own',
        options: {
          player: { name: 'player', description: 'Whose' },
          cause: { name: 'cause', description: 'What they died of' },
          depth: { name: 'depth', description: 'At least so deep' },
          laurel: { name: 'laurel', description: 'With the laurel, or without' },
          since: { name: 'since', description: 'First day, such as 2026-11-01' },
          until: { name: 'until', description: 'Last day, such as 2026-11-30' },
        },
      },
      share: {
        name: 'share',
        description: 'Let this channel watch your run',
        options: {
          move: { name: 'move', description: 'Only how it stood after this move' },
          as: { name: 'as', description: 'As what', choices: { board: 'as it stands', animation: 'as an animation' } },
          stop: { name: 'stop', description: 'Share it no longer; what was posted stays' },
        },
      },
      log: {
        name: 'log',
        description: 'Read back what happened',
        options: { page: { name: 'page', description: '1 is the newest' } },
      },
      building: {
        name: 'building',
        description: 'Watch how a floor is built: of a seed, or of the run you finished last',
        options: {
          depth: { name: 'depth', description: 'Which level' },
          seed: { name: 'seed', description: 'Letters, digits and dashes' },
        },
      },
      abandon: { name: 'abandon', description: 'End your run for good; asks first' },
      retire: { name: 'retire', description: 'End your run as a victor, once the laurel is won; asks first' },
    },
  },
  daily: {
    name: 'daily',
    description: 'The dungeon of the day: the same for all, one ranked try each',
    options: {
      for: circle,
      practice: { name: 'practice', description: 'Once more when your try is over; it counts for nothing' },
      weekly: { name: 'weekly', description: 'The long dungeon of the week instead' },
    },
  },
  leaderboard: {
    name: 'leaderboard',
    description: 'The best runs',
    options: {
      for: circle,
      time: {
        name: 'time',
        description: 'Since when',
        choices: {
          week: 'this week',
          month: 'this month',
          all: 'all time',
          day: 'dungeon of the day',
          'last-week': 'last week',
          'last-month': 'last month',
          yesterday: 'dungeon of yesterday',
          former: 'before 1.0',
        },
      },
      campaign: { name: 'campaign', description: 'Which campaign; the first, unless you say' },
    },
  },
  party: {
    name: 'party',
    description: 'Play one run together in this channel',
    options: {
      mode: {
        name: 'mode',
        description: 'Who may act',
        choices: {
          owner: 'Owner only',
          handover: 'Whoever has the torch',
          vote: 'A majority of votes',
          hotseat: 'Anyone',
        },
      },
      torch: { name: 'torch', description: 'Pass the torch to somebody; to yourself, take it' },
      leave: { name: 'leave', description: 'Leave the party' },
      kit: { name: 'kit', description: 'As what the hero of a new run begins' },
      language: { name: 'language', description: 'In which language all see the board', choices: LANGUAGES },
      colours: {
        name: 'colours',
        description: 'In which colours all see it',
        choices: { standard: 'as the dungeon has them', safe: 'colour-blind safe', contrast: 'high contrast' },
      },
      layout: {
        name: 'layout',
        description: 'As what all see it',
        choices: {
          compact: 'compact picture',
          large: 'fewer, larger cells',
          classic: 'classic screen of glyphs',
          text: 'in words',
        },
      },
      directions: {
        name: 'directions',
        description: 'Whether all see the directions',
        choices: { open: 'always', closed: 'when Walk is pressed' },
      },
      advice: {
        name: 'advice',
        description: 'Recommend what to do next; never while it is voted',
        choices: { on: 'yes', off: 'no' },
      },
      stories: { name: 'stories', description: 'Whether a new run meets the hunt and avengers of the server' },
    },
  },
  admin: {
    name: 'admin',
    description: 'Look after the game in this server',
    subcommands: {
      panel: { name: 'panel', description: 'Every run being played here, and the settings of this server' },
      runs: { name: 'runs', description: 'The runs of one player here, and their data', options: adminPlayer },
      reset: {
        name: 'reset',
        description: 'End the run a player is in, so that they can begin anew; asks first',
        options: adminPlayer,
      },
      end: { name: 'end', description: "End a player's run as if they had given up; asks first", options: adminPlayer },
      rollback: {
        name: 'rollback',
        description: "Take a player's run back to an earlier move; asks first",
        options: { ...adminPlayer, move: { name: 'move', description: 'To how it stood after this move' } },
      },
      audit: { name: 'audit', description: 'What admins did here' },
      export: {
        name: 'export',
        description: "A player's data in this server, as a file; asks first",
        options: adminPlayer,
      },
      erase: { name: 'erase', description: "Erase a player's data in this server; asks first", options: adminPlayer },
    },
  },
  privacy: { name: 'privacy', description: 'Export or erase what is stored about you' },
  help: { name: 'help', description: 'How to play, and every command' },
  about: {
    name: 'about',
    description: 'Version, source code, privacy policy, terms, support, and how to add the bot',
  },
  settings: {
    name: 'settings',
    description: 'Choose how the game is shown to you',
    options: {
      colours: {
        name: 'colours',
        description: 'In which colours',
        choices: { standard: 'as the dungeon has them', safe: 'colour-blind safe', contrast: 'high contrast' },
      },
      text: { name: 'text', description: 'Words instead of pictures' },
      language: { name: 'language', description: 'In which language', choices: { auto: 'like Discord', ...LANGUAGES } },
      classic: { name: 'classic', description: 'The classic 80 by 60 screen of glyphs' },
      large: { name: 'large', description: 'Pictures of fewer, larger cells' },
      advice: { name: 'advice', description: 'Recommend what to do next' },
      pickup: {
        name: 'pickup',
        description: 'What exploring picks up',
        choices: { all: 'everything', useful: 'what is useful', nothing: 'nothing' },
      },
      rest: {
        name: 'rest',
        description: 'How well exploring rests first',
        choices: { 60: 'to 60% of health', 80: 'to 80% of health', 100: 'to full health' },
      },
      log: { name: 'log', description: 'Show the log in the picture' },
      steps: { name: 'directions', description: 'Show the directions always' },
      quiet: { name: 'quiet', description: 'Let only me see what my commands bring' },
      shown: { name: 'shown', description: 'Others may see my card' },
      emblem: {
        name: 'emblem',
        description: 'What your hero’s shield bears',
        choices: EMBLEM_NAMES,
      },
      'emblem-colour': {
        name: 'emblem-colour',
        description: 'In which colour the shield is',
        choices: EMBLEM_COLOUR_NAMES,
      },
      title: { name: 'title', description: 'What stands after your name', choices: TITLE_NAMES },
    },
  },
};

export type CommandTexts = typeof COMMANDS;
