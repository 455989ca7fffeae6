import { parseCustomId } from '../../../src/discord/controls/control';
import type { Rng } from '../../../src/lib/rng';
import type { Press } from '../../harness/presses';
import { actionOf, type Purpose, purposeOf } from './purpose';
import type { ButtonName, Reading } from './reading';

export interface Click {
  press: Press;
  purpose: Purpose;
}

export interface Clicker {
  /** Chooses the next click; `null` if there is nothing to press. */
  choose(reading: Reading): Click | null;
}

/** Shares of the hit points. Below the first the bot looks for a potion, below the second it rests. */
const LOW = 0.4;
const TIRED = 0.8;

const DRINKS = /Health Potion/;
const BOTTLES = /Potion\b/;
const FOOD = /Rations|Sausage|Meat/;

/**
 * A bot that fights, drinks if hurt, eats if hungry, rests and descends. A `thorough` bot first explores each level
 * completely, which picks things up, and wears better items.
 */
export class ButtonBot implements Clicker {
  private heading: string | null = null;
  private wants: 'drink' | 'food' | null = null;
  private before: Purpose = 'walk';
  /** Custom id that the bot pressed last. If the board offers the same button again, the press had no effect. */
  private pressed: string | null = null;
  /** Number of failed searches of the pack for a potion and for food, each since the hero last picked one up. */
  private failedSearches = { drink: 0, food: 0 };

  constructor(
    private readonly rng: Rng,
    private readonly thorough: boolean,
  ) {}

  choose(reading: Reading): Click | null {
    const click = this.answer(reading) ?? this.useFromPack(reading) ?? this.act(reading) ?? this.walk(reading);
    if (click) this.before = click.purpose;
    this.pressed = click?.press.customId ?? null;
    return click;
  }

  private answer(reading: Reading): Click | null {
    const yes = reading.button('yes');
    if (yes) return { press: yes, purpose: this.before };
    const [first] = reading.menu('choose');
    return first ? { press: first, purpose: 'pack' } : null;
  }

  private useFromPack(reading: Reading): Click | null {
    const back = reading.button('back') ?? reading.button('cancel') ?? reading.button('close');
    if (!back || reading.steps.length > 0) return null;
    const usable = reading.menu('use');
    const fits = this.wants === 'food' ? [FOOD] : [DRINKS, BOTTLES];
    const found = this.wants && fits.map((fit) => usable.find(({ label }) => fit.test(label))).find(Boolean);
    if (this.wants) this.failedSearches[this.wants] = found ? 0 : this.failedSearches[this.wants] + 1;
    this.wants = null;
    return { press: found || back, purpose: 'pack' };
  }

  private act(reading: Reading): Click | null {
    this.noteLoot(reading);
    const pressing = (name: ButtonName, purpose: Purpose): Click | null => {
      const press = reading.button(name);
      return press && { press, purpose };
    };
    const fight = pressing('fight', 'fight');
    const offered = pressing('explore', 'explore');
    const explore = offered?.press.customId === this.pressed ? null : offered;
    // If an enemy is in view, the board offers Explore only if the hero would easily beat the enemy in passing.
    if (fight && !(this.thorough && explore)) return (reading.health < LOW ? this.drink(reading) : null) ?? fight;
    if (fight) return explore;
    const better = this.thorough ? pressing('wearBest', 'pack') : null;
    const care = this.eat(reading) ?? better;
    if (care) return care;
    const rest = reading.health < TIRED ? pressing('rest', 'rest') : null;
    if (rest) return rest;
    const down = pressing('goDown', 'stairs') ?? pressing('toWoods', 'stairs');
    const next = this.thorough ? (explore ?? this.fetch(reading) ?? down) : (down ?? explore);
    return next ?? this.chooseBoon(reading);
  }

  /**
   * Drinks with the recommended button, or else opens the pack to look for a potion. Returns `null` if the last search
   * found no potion, or if the board offers no pack.
   */
  private drink(reading: Reading): Click | null {
    const { recommended } = reading;
    if (recommended && actionOf(recommended)?.kind === 'use') return { press: recommended, purpose: 'pack' };
    return this.failedSearches.drink === 0 ? this.search('drink', reading) : null;
  }

  private eat(reading: Reading): Click | null {
    if (!reading.hungry) return null;
    const press = reading.button('eat');
    if (press) return { press, purpose: 'pack' };
    return this.failedSearches.food === 0 ? this.search('food', reading) : null;
  }

  /** Allows another search of the pack if the hero has just picked up a potion or food. */
  private noteLoot({ words }: Reading): void {
    if (this.before !== 'pick up' && this.before !== 'explore') return;
    if ([DRINKS, BOTTLES].some((kind) => kind.test(words))) this.failedSearches.drink = 0;
    if (FOOD.test(words)) this.failedSearches.food = 0;
  }

  /**
   * Fetches a thing that Explore left behind if the board recommends it, or else returns `null`. Other things left
   * behind are junk or too heavy.
   */
  private fetch({ recommended }: Reading): Click | null {
    const purpose = recommended && purposeOf(recommended);
    return purpose === 'pick up' ? { press: recommended as Press, purpose } : null;
  }

  /** The stairs cannot be used before the hero has taken a boon. */
  private chooseBoon({ presses }: Reading): Click | null {
    const press = presses.find(({ customId }) => parseCustomId(customId)?.control.kind === 'option');
    return press ? { press, purpose: 'pack' } : null;
  }

  private search(what: 'drink' | 'food', reading: Reading): Click | null {
    const press = reading.button('pack');
    this.wants = press ? what : null;
    return press && { press, purpose: 'pack' };
  }

  /** Walks in one direction if the board offers nothing else, mostly because an enemy in view cannot be reached. */
  private walk({ presses, steps, button }: Reading): Click | null {
    const open = steps.length > 0 ? null : button('walk');
    const ahead = steps.find(({ label }) => label === this.heading) ?? (steps.length > 0 ? this.rng.pick(steps) : null);
    const press = open ?? ahead ?? (presses.length > 0 ? this.rng.pick(presses) : null);
    if (press === ahead) this.heading = press?.label ?? null;
    return press && { press, purpose: 'walk' };
  }
}
