import type { GameEvent, RawId, ThingRef } from '../engine';
import { sum } from '../lib/lists';
import type { Exchange } from './exchanges';
import { type Group, groupsOf } from './groups';
import { isHero } from './thing-ref';

export type KillSum = KillFacts & ({ of: 'kill'; who: ThingRef } | { of: 'kills'; dead: Group[] });

interface KillFacts {
  xp: number;
  gold: number;
  /** True if the hero killed all enemies of a fight and lost no hit points. */
  unscathed?: true;
  /** Spell or thing that caused all kills. Absent for kills by blows, or if the causes differ. */
  means?: RawId;
}

type Death = Extract<GameEvent, { kind: 'died' }>;
type Reward = Extract<GameEvent, { kind: 'rewarded' }>;

/** Sum that replaces the event `at`. The log leaves out the events in `gone`. */
interface FoundKills {
  gone: readonly (GameEvent | Exchange)[];
  at: Reward;
  sum: KillSum;
}

interface Kill {
  death: Death;
  reward: Reward;
}

/** Sums up the kills of an action and their rewards. Leaves out kills that have sentences of their own. */
export function sumKills(act: readonly GameEvent[], fights: readonly Exchange[]): FoundKills[] {
  const kills = act.flatMap((event, i) => killOf(event, act[i + 1]));
  const last = kills.at(-1);
  if (!last) return [];
  const isUnscathed = fights.length > 0 && fights.every((fight) => isClean(fight, kills)) && !isHeroHurt(act);
  const means = meansOf(act, kills);
  const facts: KillFacts = {
    xp: sum(kills.map(({ reward }) => reward.xp)),
    gold: sum(kills.map(({ reward }) => reward.gold)),
    ...(isUnscathed ? { unscathed: true } : {}),
    ...(means === null ? {} : { means }),
  };
  const [first, ...others] = [...kills].sort((a, b) => b.reward.xp - a.reward.xp).map(({ death }) => death.who);
  if (!first) return [];
  return [
    {
      gone: [...kills.flatMap(({ death, reward }) => [death, reward]), ...(isUnscathed ? fights : [])],
      at: last.reward,
      sum:
        others.length === 0
          ? { of: 'kill', who: first, ...facts }
          : { of: 'kills', dead: groupsOf([first, ...others]), ...facts },
    },
  ];
}

const killOf = (death: GameEvent, reward: GameEvent | undefined): Kill[] =>
  death.kind === 'died' && !isHero(death.who) && !death.story && reward?.kind === 'rewarded' ? [{ death, reward }] : [];

const isClean = ({ foe, foes, theirs }: Exchange, kills: readonly Kill[]): boolean =>
  theirs.damage === 0 && kills.filter(({ death }) => death.who.raw === foe.raw).length >= foes;

const isHeroHurt = (act: readonly GameEvent[]): boolean =>
  act.some((event) => (event.kind === 'hit' || event.kind === 'hurt') && isHero(event.target) && event.amount > 0);

/** Returns the spell or thing with which the hero caused all kills; `null` for blows, and if the causes differ. */
function meansOf(act: readonly GameEvent[], kills: readonly Kill[]): RawId | null {
  const causes = kills.map(({ death }) => {
    const wounds = act.slice(0, act.indexOf(death)).filter((event) => woundOf(event, death));
    const wound = wounds.at(-1);
    return wound?.kind === 'hurt' && wound.by !== null && isHero(wound.by) ? wound.cause : null;
  });
  const [first = null] = causes;
  return causes.every((cause) => cause === first) ? first : null;
}

const woundOf = (event: GameEvent, { who }: Death): boolean =>
  (event.kind === 'hurt' || event.kind === 'hit') && event.target.id === who.id;
