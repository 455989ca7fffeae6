import type { View } from '../engine';
import type { Epitaph } from '../render/card';
import type { Labels, Names } from './locale';

/** What is carved on the stone of a run that is over. */
export function epitaphOf(labels: Labels, names: Names, view: View): Epitaph {
  const { epitaph } = labels;
  return {
    name: view.hero.name,
    standing: epitaph.standing(view.hero.level, view.turn),
    ...ending(labels, names, view),
    place: names.place(view.recipe, view.depth),
    depth: view.depth,
    gold: view.hero.gold,
    kills: epitaph.kills(view.kills),
    score: view.record && epitaph.score(view.record.score, !view.record.cheated),
    laurel: view.record?.laurel ?? view.laurel,
    seed: epitaph.seed(view.seed),
  };
}

type Ending = Pick<Epitaph, 'how' | 'who'>;

function ending({ epitaph }: Labels, names: Names, { over }: View): Ending {
  if (over?.result === 'retired') return { how: epitaph.retired, who: null };
  if (over?.result === 'abandoned') return { how: epitaph.abandoned, who: null };
  if (over?.cause === 'hunger') return { how: epitaph.starved, who: null };
  if (over?.by) return slain(epitaph, names, over.by, over.cause);
  return over?.cause
    ? { how: epitaph.killedBy, who: epitaph.culprit(names, over.cause) }
    : { how: epitaph.lost, who: null };
}

/** A spell is named beside whoever cast it; there is no room for the names of things. */
function slain(epitaph: Labels['epitaph'], names: Names, by: string, cause: string | null): Ending {
  const spell = cause !== null && names.kind(cause) === 'spell' ? names.raw(cause) : null;
  return { how: spell === null ? epitaph.slainBy : epitaph.slainWith(spell), who: epitaph.culprit(names, by) };
}
