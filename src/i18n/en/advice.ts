import { named } from '../named';

/** Texts about recommended buttons on a board. */
export const ADVICE = {
  /** Line with the label of the recommended button and the reason, as Markdown. */
  line: (button: string, why: string) => `→ **${button}** · ${why}`,
  reason: {
    identify: 'you will know what it is',
    'remove-curse': 'you can take it off again',
    target: 'it is the nearest enemy',
    hungry: 'you are hungry',
    starving: 'you are starving',
    heal: 'you are badly hurt',
    escape: 'you are badly hurt, and the stairs are this way',
    burning: 'the ground burns under your feet',
    'wound-up': 'a blow is about to come down right here',
    shield: 'it hides behind its shield, and lowers it to strike',
    'too-strong': 'you would probably lose this fight, and the stairs are this way',
    'nearly-dead': 'it is nearly dead',
    easy: 'an easy fight on the way',
    beatable: 'you will probably win',
    costly: 'you will probably win, but it will cost you dearly',
    cornered: 'there is no getting away',
    magic: 'by blows alone this fight would cost you dearly',
    'sure-kill': 'it kills at once, and your blows often miss',
    'new-spell': 'you carry a book that teaches it',
    'low-mana': 'little mana left, and no enemy in sight',
    hurt: 'you are hurt, and no enemy is in sight',
    'out-of-sight': 'an enemy has just stepped out of sight, and may come back',
    confused: 'until your head is clear',
    better: 'you carry something better than what you wear',
    'empty-slot': 'you wear nothing there yet',
    'lift-curse': 'something you wear is cursed, and you carry better',
    untried: 'a safe moment to find out what it does',
    'untried-on-enemy': 'this fight may cost you dearly, and this may help',
    'untried-when-losing': 'you would probably lose this fight, and this may help',
    'buy-food': 'you have little to eat',
    'buy-healing': 'it heals, and you have hardly any',
    'buy-better': 'better than what you wear',
    'buy-lift-curse': 'it lifts the curse of what will not come off, and you carry better',
    'shop-food': 'you have little to eat, and they sell food',
    'shop-better': 'you can afford better armour there',
    'shop-lift-curse': 'you can afford a cure for the curse there',
    'sell-spare': 'you don’t need them',
    'lies-near': 'it lies within reach',
    goal: 'that is what you came all this way for',
    chores: 'first you rest, eat or change gear, as you need it',
    unexplored: 'there is more to see here',
    // Reason to press a button other than Explore, because everything is known, or a trap, stairs or a creature block
    // the way.
    explored: 'Explore leads no further here',
    adventure: 'that is where the adventure begins',
    onward: 'there is nothing left to do in town, and your way goes on below',
    'portal-back': 'the portal leads back to where you were',
    'food-below': 'you are hungry, and there may be food below',
    homeward: 'home is this way',
    'in-the-way': 'it is in the way',
    'no-other-way': 'there is no other way',
    'wait-for': 'somebody is in the way',
  },
  /**
   * Labels of buttons that a board has only while they are recommended, each at most 80 characters. Many take the name
   * of a thing; for `null` the label has only the verb.
   */
  button: {
    eat: named('Eat'),
    drink: named('Drink'),
    use: named('Use'),
    read: named('Read'),
    learn: named('Learn'),
    pickUp: named('Pick up'),
    buy: named('Buy'),
    visit: (host: string) => `Visit: ${host}`,
    enter: named('Enter'),
    sell: named('Sell'),
    answer: (thing: string) => `Choose: ${thing}`,
    wear: named('Wear'),
    attack: named('Attack'),
    step: (direction: string) => `Step: ${direction}`,
  },
};

export type AdviceTexts = typeof ADVICE;
