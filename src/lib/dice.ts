export interface Dice {
  count: number;
  sides: number;
  bonus: number;
}

const FORM = /^([1-9]\d*)d([1-9]\d*)([+-]\d+)?$/;

/** Parses `2d6`, `2d6+1` or `2d6-1`; `null` for other text. */
export function parseDice(text: string): Dice | null {
  const match = FORM.exec(text);
  if (!match) return null;
  return { count: Number(match[1]), sides: Number(match[2]), bonus: Number(match[3] ?? 0) };
}

/** Throws if `text` is not dice such as `2d6+1`. */
export function dice(text: string): Dice {
  const parsed = parseDice(text);
  if (!parsed) throw new Error(`not dice: ${text}`);
  return parsed;
}

export interface DiceRange {
  least: number;
  most: number;
  mean: number;
}

/** Counts negative results as 0. */
export function diceRange({ count, sides, bonus }: Dice): DiceRange {
  const sums = sumsOf(count, sides);
  const total = sides ** count;
  const mean = sums.reduce((sum, ways, roll) => sum + Math.max(0, roll + bonus) * ways, 0) / total;
  return { least: Math.max(0, count + bonus), most: Math.max(0, count * sides + bonus), mean };
}

function sumsOf(count: number, sides: number): number[] {
  let ways = [1];
  for (let die = 0; die < count; die++) {
    const next = Array<number>(ways.length + sides).fill(0);
    ways.forEach((n, sum) => {
      for (let face = 1; face <= sides; face++) next[sum + face] = (next[sum + face] as number) + n;
    });
    ways = next;
  }
  return ways;
}
