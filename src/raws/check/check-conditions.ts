import type { BoundsRaw, ConditionRaw, FeatRaw } from '../../engine/schema/feats';
import type { Parsed } from '../kinds';
import type { Reporter } from './reporter';

interface Check {
  parsed: Parsed;
  reporter: Reporter;
}

export function checkCondition(feat: FeatRaw, condition: ConditionRaw, check: Check): void {
  const { refer } = check.reporter;
  const { id } = feat;
  switch (condition.kind) {
    case 'slain':
    case 'unscathed':
      refer(id, 'when', 'mob', condition.what);
      if (condition.kind === 'slain') checkCount(id, condition, check.reporter);
      return;
    case 'happened':
      refer(id, 'when', 'thing of any kind', condition.what);
      checkCount(id, condition, check.reporter);
      return;
    case 'never':
      refer(id, 'when', 'thing of any kind', condition.what);
      return;
    case 'quips':
      refer(id, 'when', 'mob', condition.what);
      checkLines(id, condition, check);
      return;
    case 'standing':
      refer(id, 'when', 'faction that keeps_standing', condition.faction);
      return;
    case 'reached':
      checkDepth(feat, condition.depth, check);
      return;
    case 'result': {
      // Hunger is a cause of death but not a raw.
      const killers = (condition.by ?? []).filter((name) => name !== 'hunger');
      refer(id, 'when', 'thing of any kind', killers);
      if (killers.includes('hero'))
        check.reporter.report(
          id,
          'when',
          'asks to die by the hero, whom nothing of its own kills but poison: name that',
        );
      checkSaid(id, condition, check.reporter);
      for (const bounds of [condition.depth, condition.deepest]) checkDepth(feat, leastOf(bounds), check);
      return;
    }
    case 'totals':
      checkSaid(id, condition, check.reporter);
      return;
    case 'recovered':
    case 'slain-at-once':
      return;
    default:
      // Fails to compile if a kind lacks a case.
      condition satisfies never;
  }
}

const leastOf = (bounds: BoundsRaw | undefined): number => bounds?.from ?? 1;

type Counted = Extract<ConditionRaw, { kind: 'slain' | 'happened' }>;

function checkCount(id: string, { what, times = 1, distinct }: Counted, { report }: Reporter): void {
  if (!distinct || !what || times <= new Set(what).size) return;
  report(id, 'when', `asks for ${times} that are distinct, and names ${what.length}`);
}

function checkLines(
  id: string,
  { what, lines }: Extract<ConditionRaw, { kind: 'quips' }>,
  { parsed: { mobs }, reporter: { report } }: Check,
): void {
  const counts = mobs.mobs.filter((mob) => what?.includes(mob.id) ?? true).map(({ quips = [] }) => quips.length);
  const most = Math.max(0, ...counts);
  if (lines > most) report(id, 'when', `asks for ${lines} lines of one creature, and none has more than ${most}`);
}

function checkSaid(id: string, condition: ConditionRaw, { report }: Reporter): void {
  if (Object.keys(condition).length === 1) report(id, 'when', `${condition.kind} asks for nothing: say what of it`);
}

function checkDepth({ id, campaigns }: FeatRaw, depth: number, { parsed, reporter: { report } }: Check): void {
  const own = parsed.campaigns.campaigns.filter((campaign) => campaigns?.includes(campaign.id) ?? true);
  const ends = own.map(({ stages }) => stages.at(-1)?.depths[1] ?? Number.POSITIVE_INFINITY);
  if (own.length > 0 && depth > Math.max(...ends)) {
    report(id, 'when', `asks for depth ${depth}, and its campaigns end at ${Math.max(...ends)}`);
  }
}
