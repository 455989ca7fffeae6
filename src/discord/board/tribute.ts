import type { MenuOption } from '../api';
import type { Board, EntityId, I18n } from '../types';

type Tribute = Board['view']['tributes'][number];
type Step = Tribute['steps'][number];

export const tributesTo = ({ view }: Board, vendor: EntityId): Tribute[] =>
  view.tributes.filter(({ to }) => to.id === vendor);

export function tributeLines(tributes: readonly Tribute[], i18n: I18n): string[] {
  const spent = tributes.filter(({ steps }) => steps.length === 0).map(({ faction }) => i18n.faction(faction));
  return [
    ...tributes.map((tribute) => `- ${i18n.standing(tribute)}`),
    ...tributes.slice(0, 1).map(({ most }) => `-# ${i18n.turns.shop.tributeCosts(i18n.points(most))}`),
    ...(spent.length > 0 ? [`-# ${i18n.turns.shop.tributeEnds(spent.join(', '))}`] : []),
  ];
}

/** Lists payable tributes. A value such as `elves.2` means faction and points. */
export function tributeChoices({ view }: Board, tributes: readonly Tribute[], i18n: I18n): MenuOption[] {
  const payable = ({ price }: Step): boolean => price <= view.hero.gold;
  return tributes.flatMap((tribute) =>
    tribute.steps.filter(payable).map((step) => ({
      label: stepLabel(tribute, step, i18n),
      value: `${tribute.faction}.${step.points}`,
      description: outcomeOf(tribute, step, i18n),
    })),
  );
}

function outcomeOf({ next }: Tribute, { standing, rivals }: Step, i18n: I18n): string {
  const won = next && standing >= next.standing ? i18n.standingNext(next) : `→ ${i18n.points(standing)}`;
  const lost = rivals.map((rival) => `${i18n.faction(rival.faction)} → ${i18n.points(rival.standing)}`);
  return [won, ...lost].join(' · ');
}

/** Returns a line for each tribute that the hero cannot pay. */
export const dearTributes = ({ view }: Board, tributes: readonly Tribute[], i18n: I18n): string[] =>
  tributes.flatMap((tribute) =>
    tribute.steps
      .filter(({ price }) => price > view.hero.gold)
      .map((step) => `-# **${stepLabel(tribute, step, i18n)}**: ${i18n.turns.shop.tooExpensive}`),
  );

const stepLabel = ({ faction }: Tribute, { points, price }: Step, { turns, ...i18n }: I18n): string =>
  turns.shop.tribute(i18n.faction(faction), i18n.points(points), i18n.gold(price));
