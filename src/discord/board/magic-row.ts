import { shorten } from '../api';
import type { AimedAction, Board, I18n, PackItem } from '../types';
import { hostileTargets } from './aim';
import type { BoardButtons, Button } from './buttons';

type Spell = Board['view']['hero']['spells'][number];

const PHONE_LETTERS = 24;
const PHONE_LETTERS_BESIDE_SHOT = 20;
const MAX_THINGS = 3;

/** Prefers the last-cast spell with an enemy in reach. Another button lists all spells. */
export function castButtons(board: Board, i18n: I18n, buttons: BoardButtons): Button[] {
  const castable = castableSpells(board);
  const aimed = castable.filter(
    ({ spell, range }) => range !== null && hostileTargets(board, { kind: 'cast', spell }).length > 0,
  );
  const last = lastOf(aimed, board.view.events.toReversed(), ({ spell }, event) =>
    event.kind === 'cast' && event.caster.raw === 'hero' ? event.spell === spell : false,
  );
  const chosen = last[0] ?? aimed[0];
  const own = chosen ? [spellButton(board, chosen, i18n, buttons)] : [];
  const others = castable.length > own.length ? [castButton(buttons)] : [];
  return [...own, ...others];
}

function spellButton(board: Board, { spell }: Spell, i18n: I18n, buttons: BoardButtons): Button {
  const action = { kind: 'cast', spell } as const;
  const name = i18n.spell(spell);
  const letters = board.view.hero.target === undefined ? PHONE_LETTERS : PHONE_LETTERS_BESIDE_SHOT;
  const asking = { label: `${shorten(name, letters - 1)}…`, control: { kind: 'aim', action }, emoji: '✨' } as const;
  return singleTargetButton(board, action, name, { i18n, buttons, letters }) ?? buttons.labelled(asking);
}

export const castListButtons = (board: Board, buttons: BoardButtons): Button[] =>
  castableSpells(board).length > 0 ? [castButton(buttons)] : [];

const castButton = ({ forControl }: BoardButtons): Button =>
  forControl('cast', { kind: 'panel', panel: 'spells' }, '✨');

function castableSpells({ view, legal }: Board): Spell[] {
  const able = new Set(legal.flatMap((action) => (action.kind === 'cast' ? [action.spell] : [])));
  return view.hero.spells.filter(({ spell }) => able.has(spell));
}

/** Offers up to three charged things with an enemy in reach, last used first. */
export function aimedThingButtons(board: Board, i18n: I18n, buttons: BoardButtons): Button[] {
  const { view, legal } = board;
  const able = new Set(legal.flatMap((action) => (action.kind === 'use' ? [action.item] : [])));
  const things = view.pack.filter(
    ({ id, range, charges }) =>
      range !== null &&
      charges !== undefined &&
      able.has(id) &&
      hostileTargets(board, { kind: 'use', item: id }).length > 0,
  );
  const used = lastOf(
    things,
    view.events.toReversed(),
    ({ id }, event) => event.kind === 'used' && event.item.id === id,
  );
  const ordered = [...used, ...things];
  const names = ordered.map((thing) => thingName(thing, i18n));
  return ordered
    .filter((_, n) => names.indexOf(names[n] ?? '') === n)
    .slice(0, MAX_THINGS)
    .map((thing) =>
      buttons.labelled({
        label: `${shorten(thingName(thing, i18n), PHONE_LETTERS - 1)}…`,
        control: { kind: 'aim', action: { kind: 'use', item: thing.id } },
        emoji: '🪄',
      }),
    );
}

function thingName({ charges: _, ...thing }: PackItem, i18n: I18n): string {
  return i18n.thing(thing);
}

function lastOf<Candidate, Event>(
  candidates: readonly Candidate[],
  events: readonly Event[],
  isNamed: (candidate: Candidate, event: Event) => boolean,
): Candidate[] {
  const found = events.flatMap((event) => candidates.find((candidate) => isNamed(candidate, event)) ?? []);
  return [...new Set(found)];
}

interface TargetLabel {
  i18n: I18n;
  buttons: BoardButtons;
  write?: (label: string) => string;
  letters?: number;
}

/** Returns `null` for no or several enemies in reach. `write` changes the cut label. */
export function singleTargetButton(
  board: Board,
  action: AimedAction,
  name: string,
  { i18n, buttons, write = (label) => label, letters = PHONE_LETTERS }: TargetLabel,
): Button | null {
  const [target, ...others] = hostileTargets(board, action);
  if (!target || others.length > 0) return null;
  return buttons.labelled({
    label: write(shorten(`${name}: ${i18n.thing(target.thing)}`, letters)),
    control: buttons.actionControl({ ...action, at: target.at }),
    emoji: '✨',
    style: 'danger',
  });
}
