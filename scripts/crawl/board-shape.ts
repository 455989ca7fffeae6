import { flatten } from '../discord/payload';
import type { HarnessReply } from '../harness/bot-harness';
import { isControl, patternOf } from '../harness/presses';

/**
 * Returns the same text for two replies if they offer the same kinds of controls to a hero in the same state. The
 * crawler tries only one of them, because the other would reveal little more.
 */
export function boardShape({ callback, outcome, message }: HarnessReply): string {
  const { components, attachments } = callback?.data ?? {};
  const controls = flatten(components ?? [])
    .filter(isControl)
    .map(({ custom_id = '', disabled, options }) =>
      [patternOf(custom_id), disabled ? 'off' : 'on', options ? bucket(options.length) : ''].join(' '),
    );
  return JSON.stringify([
    message?.visibleTo ?? null,
    attachments?.length ?? 0,
    collapsed(controls),
    stateOf(outcome?.board),
  ]);
}

type Board = NonNullable<NonNullable<HarnessReply['outcome']>['board']>;

function stateOf(board: Board | undefined) {
  if (!board) return null;
  const { view, settings, party } = board;
  const { hp, hunger, statuses } = view.hero;
  return [
    settings,
    party && [party.mode, party.votes.length, Math.min(2, party.members.length), party.idle],
    view.depth,
    view.pending?.kind,
    view.over?.result,
    view.laurel,
    view.standingOn,
    view.shops.map(({ vendor }) => vendor.raw),
    Math.ceil((4 * hp.current) / hp.max),
    hunger,
    statuses.map(({ kind }) => kind).sort(),
    Math.min(2, view.things.filter(({ stance }) => stance === 'hostile').length),
  ];
}

const bucket = (count: number): string => (count < 2 ? String(count) : count < 25 ? 'some' : 'full');

/** Replaces equal controls in a row with one. */
const collapsed = (controls: readonly string[]): string[] =>
  controls.filter((control, index) => control !== controls[index - 1]);

/** True if time passed, a player voted, a run began or the shape of the board changed. */
export const hasEffect = (reply: HarnessReply, shape: string): boolean =>
  ['applied', 'started', 'voted'].includes(reply.outcome?.kind ?? '') || boardShape(reply) !== shape;
