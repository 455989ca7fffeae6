import type { Bargain } from '../../engine';
import { percent } from './gear';
import { coins } from './grammar';
import { briefBlessing, briefOffering } from './shrines';

/** A label has at most 18 characters, because the number needs room too. */
export const OPTIONS = {
  label: {
    fight: 'Fight',
    ambush: 'Ambush',
    captain: 'Kill the captain',
    past: 'Slip past',
    burn: 'Start a fire',
    doorway: 'To the doorway',
    narrows: 'To a narrow place',
    hold: 'Hold here',
    down: 'Slip away, down',
    up: 'Slip away, up',
    back: 'Step back',
    shrine: 'Pray',
    retire: 'Retire',
    onward: 'Go on',
  },
  throwing: (thing: string) => `Throw ${thing}`,
  wearing: (thing: string) => `Wear ${thing}`,
  /** Label of an option to put a thing down on a pressure plate. */
  leaving: (thing: string) => `Leave ${thing}`,
  freeing: (who: string) => `Free ${who}`,
  /** Returns Markdown. */
  line: (number: number, label: string, price: readonly string[]) =>
    `**${number}** ${label}${price.length > 0 ? `: ${price.join(' · ')}` : ''}`,
  /**
   * Line on a dead hero's card. `taken` is `null` if the player took none of the last options. `others` lists the
   * options not taken.
   */
  lastChoice: (taken: string | null, others: string) =>
    `Last choice: ${taken ?? 'something else'}. Also on offer: ${others}`,
  more: (things: number) => `${things} more out of view`,
  /** `toll` is in gold. `sleepers` is the number of sleeping creatures in view that would wake. */
  taking: (toll: number, sleepers: number) =>
    `Taking one ${[...(toll > 0 ? [`costs ${coins(toll)}`] : []), ...(sleepers > 0 ? [`wakes ${sleepers}`] : [])].join(', ')}`,
  /** One thing in the cage costs more gold (`toll`) than the hero has. */
  tooDear: (toll: number, gold: number) => `One costs ${coins(toll)}; you have ${coins(gold)}`,
  price: {
    hits: (foes: number) => (foes === 1 ? '1 foe' : `${foes} foes`),
    left: (uses: number) => `${uses} left`,
    loss: (hp: number) => (hp === 0 ? 'hardly hurt' : `about −${hp} HP`),
    /** Replaces `loss` if the chance of death is at least 0.1. `chance` is rounded to tenths. */
    risk: (hp: number, chance: number) => `−${hp} HP, ${percent(chance)} death`,
    /** Probability, from 0 to 1, that the creatures notice the hero too late. */
    unseen: (chance: number) => `${percent(chance)} unseen`,
    /** Replaces `loss` if the option would probably kill the hero. */
    death: 'likely death',
    /** Success makes all hunters leave the level. */
    peace: 'peace',
    heals: (hp: number) => `+${hp} HP`,
    unsure: { effect: 'unknown effect', curse: 'perhaps cursed' },
    away: (cells: number) => (cells === 0 ? 'here' : `${cells} away`),
    bargain: ({ takes, gives }: Bargain) => `${briefOffering(takes)} → ${briefBlessing(gives)}`,
    turns: (turns: number) => (turns === 1 ? '1 turn' : `${turns} turns`),
    /** Sleeping creatures in view that the noise would wake. */
    wakes: (sleepers: number) => `wakes ${sleepers}`,
    stairs: (steps: number) => (steps === 0 ? 'on the stairs' : `stairs in ${steps}`),
  },
};

export type OptionTexts = typeof OPTIONS;
