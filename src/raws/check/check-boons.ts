import { SCHOOLS } from '../../engine/vocabulary/school';
import type { Parsed } from '../kinds';
import { checkEffects } from './check-effects';
import type { Reporter } from './reporter';

const LEAST_SCHOOLS = 3;

/** Characters of name and line together; captions cut longer ones. */
export const CAPTION_ROOM = 36;

export function checkBoons({ boons: { boons }, items }: Parsed, { report, ...reporter }: Reporter): void {
  const namings = new Set(items.items.map(({ magic }) => magic?.naming));
  for (const { id, name, line, gives } of boons) {
    const length = [...name, ...line].length;
    if (length > CAPTION_ROOM) report(id, 'line', `has ${length} characters with the name: ${CAPTION_ROOM} fit`);
    reporter.refer(id, 'gives.spells', 'spell', gives.spells);
    reporter.refuseLast(id, 'gives.spells', gives.spells);
    reporter.refer(id, 'gives.calms', 'faction', gives.calms);
    for (const naming of gives.knows ?? []) {
      if (!namings.has(naming)) report(id, 'gives.knows', `no item has the naming ${naming}`);
    }
    for (const { effects } of gives.procs ?? []) {
      checkEffects({ id, field: 'gives.procs', carrier: 'proc' }, effects, { report, ...reporter });
    }
  }
  const taught = SCHOOLS.filter((school) => boons.some((boon) => boon.school === school));
  if (taught.length < LEAST_SCHOOLS) report('', 'boons', `must be of at least ${LEAST_SCHOOLS} schools`);
}
