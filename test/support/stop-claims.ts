import type { Game, GameEvent, StopReason, View } from '../../src/engine';
import { here } from './scenario';

type Stop = Extract<GameEvent, { kind: 'stopped' }>;

interface Act {
  stop: Stop;
  game: Game;
  view: View;
  events: readonly GameEvent[];
}

const onHero = ({ stop, events, game }: Act) =>
  events.filter(
    (event): event is Extract<GameEvent, { kind: 'hit' | 'missed' | 'hurt' }> =>
      (event.kind === 'hit' || event.kind === 'missed' || event.kind === 'hurt') &&
      event.turn === stop.turn &&
      event.target.id === game.hero.id,
  );

const sees = ({ view }: Act, raw: string | null, distance = 99): boolean =>
  view.things.some(
    (thing) =>
      thing.raw === raw &&
      Math.max(Math.abs(thing.at.x - view.hero.at.x), Math.abs(thing.at.y - view.hero.at.y)) <= distance,
  );

const isLyingThere = ({ stop, view }: Act): boolean =>
  view.things.some(({ kind, id }) => kind === 'item' && id === stop.thing?.id);

const isHostileInView = ({ view, stop }: Act): boolean =>
  view.things.some(({ raw, stance }) => raw === stop.what && stance === 'hostile');

/** Checks of each reason to stop: true if the events and the view bear out the reason. */
const CLAIMS: Record<StopReason, (act: Act) => boolean> = {
  done: () => true,
  steps: () => true,
  limit: (act) => act.stop.what === null || sees(act, act.stop.what),
  hostile: isHostileInView,
  'first-met': isHostileInView,
  unaware: ({ view, stop }) => view.things.some(({ raw, unaware }) => raw === stop.what && unaware !== undefined),
  group: (act) => isHostileInView(act) && act.view.things.filter(({ stance }) => stance === 'hostile').length > 1,
  alarm: ({ events, stop }) => events.some((event) => event.kind === 'alarmed' && event.turn === stop.turn),
  damage: (act) =>
    onHero(act).some((event) => {
      if (event.kind === 'missed' || event.amount === 0) return false;
      return (event.kind === 'hit' ? event.attacker.raw : event.cause) === act.stop.what;
    }),
  attacked: (act) => onHero(act).some((event) => event.kind !== 'hurt' && event.attacker.raw === act.stop.what),
  status: ({ stop, view }) => view.hero.statuses.some(({ kind }) => kind === stop.status),
  confused: ({ stop }) => stop.turns === 1,
  hunger: ({ stop, view }) => view.hero.hunger === stop.what,
  item: isLyingThere,
  stairs: ({ view }) => view.tiles.includes('>') || view.tiles.includes('<'),
  trap: ({ events, stop }) => events.some((event) => event.kind === 'triggered' && event.turn === stop.turn),
  'wound-up': ({ events }) => events.some(({ kind }) => kind === 'prepared'),
  underfoot: ({ events }) => events.some((event) => event.kind === 'ground-glows' && event.underfoot),
  'trap-ahead': (act) => sees(act, act.stop.what) || act.stop.what !== null,
  door: (act) => sees(act, act.stop.what, 1),
  vendor: (act) => sees(act, act.stop.what),
  blocked: (act) => act.stop.what === null || sees(act, act.stop.what, 2),
  // If a creature of this kind died, the lost enemy must be another one, which is still on the level.
  lost: ({ game, events, stop }) => {
    const isOfKind = ({ raw }: { raw: string | null }): boolean => raw === stop.what;
    const hasFallen = events.some((event) => event.kind === 'died' && isOfKind(event.who));
    return !hasFallen || here(game).entities.some(isOfKind);
  },
  boon: ({ view }) => view.hero.boonOffer?.isOpen === true,
  beside: (act) => sees(act, act.stop.what, 2),
  'out-of-range': (act) => sees(act, act.stop.what),
  mana: ({ events }) => events.some(({ kind }) => kind === 'cast'),
  truce: (act) => sees(act, act.stop.what),
  unreachable: (act) => sees(act, act.stop.what),
  phase: ({ events, stop }) => events.some((event) => event.kind === 'phase' && event.who.raw === stop.what),
  restored: ({ view: { hero } }) => hero.hp.current === hero.hp.max && hero.mana.current === hero.mana.max,
  level: ({ events }) => events.some(({ kind }) => kind === 'arrived'),
  altar: () => true,
  portal: () => true,
  captive: ({ view }) => view.things.some(({ captive }) => captive !== undefined),
  treasury: ({ view }) => view.things.some(({ caged }) => caged),
  deadly: () => true,
  // Reasons that only games of earlier builds contain.
  crowd: () => false,
  secret: () => false,
};

export const isTrue = (act: Act): boolean => CLAIMS[act.stop.reason](act);
