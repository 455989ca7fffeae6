import { isNotLater } from '../../../src/lib/snowflake';
import type { WrittenState } from '../write-history';

/** Effect of an interaction: it started a run, acted in the run, or counted as a vote. */
export interface Application {
  id: string;
  run: string;
  version: number;
  as: 'start' | 'action' | 'vote';
  /** Time of the answer to the write, in milliseconds since 1970. */
  at: number;
}

/** Returns all applications, by the id of their interaction. */
export function applicationsIn(
  states: ReadonlyMap<string, readonly WrittenState[]>,
): ReadonlyMap<string, readonly Application[]> {
  const byId = new Map<string, Application[]>();
  const add = (application: Application) =>
    byId.set(application.id, [...(byId.get(application.id) ?? []), application]);
  for (const written of states.values()) {
    for (const { run, version, own, votes, at } of written) {
      if (own !== null) add({ id: own, run, version, as: version === 0 ? 'start' : 'action', at });
      for (const id of votes) add({ id, run, version, as: 'vote', at });
    }
  }
  return byId;
}

/** Reports interactions that were applied more than once. The end of a run may also start the next run. */
export function reportRepeated(applications: ReadonlyMap<string, readonly Application[]>): string[] {
  return [...applications.values()].flatMap((each) => {
    const starts = each.filter(({ as }) => as === 'start');
    const turns = each.filter(({ as }) => as !== 'start');
    if (starts.length <= 1 && turns.length <= 1) return [];
    return [`doubled: ${each[0]?.id} ${each.map(({ run, version, as }) => `${as} ${run} ${version}`).join(', ')}`];
  });
}

/** Reports interactions that were applied in a run that began only after the interaction had been sent. */
export function reportStrayed(applications: ReadonlyMap<string, readonly Application[]>): string[] {
  const all = [...applications.values()].flat();
  const starts = new Map(all.flatMap(({ id, run, as }) => (as === 'start' ? [[run, id]] : [])));
  return all.flatMap(({ id, run, version, as }) => {
    const start = starts.get(run);
    const isEarlier = start !== undefined && start !== id && isNotLater(id, start);
    return isEarlier ? [`strayed: ${id} ${as} ${run} ${version}, a run that ${start} began`] : [];
  });
}

/** Reports for each run the first version that was written twice or is missing. */
export function overwritten(states: ReadonlyMap<string, readonly WrittenState[]>): string[] {
  return [...states].flatMap(([run, written]) => {
    const turns = written.filter(({ rewrites }) => rewrites === 0).map(({ version }) => version);
    const versions = turns.toSorted((a, b) => a - b);
    return versions
      .flatMap((version, at) =>
        version === at ? [] : [`overwritten: ${run} has version ${version} where ${at} was due`],
      )
      .slice(0, 1);
  });
}
