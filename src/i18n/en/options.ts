import type { Bargain } from '../../engine';
import { percent } from './gear';
import { coins } from './grammar';
import { briefBlessing, briefOffering } from './shrines';

/** Texts about the options of a board. A label has at most 18 characters, because its number needs space too. */
export const OPTIONS = {
  label: {
    fight: 'Fight',
    ambush: 'Ambush',
    captain: 'Kill the captain',
    past: 'Slip past',
    burn: 'Set them on fire',
    doorway: 'To the doorway',
    narrows: 'To a narrow place',
    down: 'Slip away, down',
    up: 'Slip away, up',
    back: 'Step back',
    shrine: 'Pray',
    retire: 'Retire',
    onward: 'Go on',
  },
  /** Label of an option to throw a thing. */
  throwing: (thing: string) => `Throw: ${thing}`,
  /** Label of an option to put on unidentified armour. */
  wearing: (thing: string) => `Wear: ${thing}`,
  /** Label of an option to leave a thing on a plate. */
  leaving: (thing: string) => `Leave: ${thing}`,
  freeing: (who: string) => `Free ${who}`,
  /** Line with an option's number, its label and the parts of its price, as Markdown. */
  line: (number: number, label: string, price: readonly string[]) =>
    `**${number}** ${label}${price.length > 0 ? `: ${price.join(' · ')}` : ''}`,
  /**
   * Line on the card of a dead hero. `taken` is the label of the option that the player took on the last board with
   * options; `null` if the player took none. `others` lists the other options.
   */
  lastChoice: (taken: string | null, others: string) =>
    `Last choice: ${taken ?? 'something else'}. Also on offer: ${others}`,
  /** Line below the things in a cage: number of things that the hero has not seen. */
  more: (things: number) => `${things} more out of view`,
  /**
   * Line below the things in a cage: gold that one thing costs, and number of sleepers in view that the noise wakes.
   */
  taking: (toll: number, sleepers: number) =>
    `Taking one ${[...(toll > 0 ? [`costs ${coins(toll)}`] : []), ...(sleepers > 0 ? [`wakes ${sleepers}`] : [])].join(', ')}`,
  price: {
    hits: (foes: number) => (foes === 1 ? '1 foe' : `${foes} foes`),
    left: (uses: number) => `${uses} left`,
    /** Hit points that the fight costs on average. */
    loss: (hp: number) => (hp === 0 ? 'hardly hurt' : `about −${hp} HP`),
    /** Part of the price: chance that the creatures notice the hero too late. */
    unseen: (chance: number) => `${percent(chance)} unseen`,
    /** Replaces `loss` if the option would probably kill the hero. */
    death: 'likely death',
    /** Says that the hunters will leave the level. */
    peace: 'peace',
    heals: (hp: number) => `+${hp} HP`,
    /** Parts of the price of a thing whose effect, or whose curse, the hero does not know. */
    unsure: { effect: 'unknown effect', curse: 'perhaps cursed' },
    /** Distance in cells to a thing in a cage. */
    away: (cells: number) => (cells === 0 ? 'here' : `${cells} away`),
    /** Price and gift of a shrine in a few letters. */
    bargain: ({ takes, gives }: Bargain) => `${briefOffering(takes)} → ${briefBlessing(gives)}`,
    turns: (turns: number) => (turns === 1 ? '1 turn' : `${turns} turns`),
    /** Number of sleeping creatures in view that the noise would wake. */
    wakes: (sleepers: number) => `wakes ${sleepers}`,
    stairs: (steps: number) => (steps === 0 ? 'on the stairs' : `stairs in ${steps}`),
  },
};

export type OptionTexts = typeof OPTIONS;
