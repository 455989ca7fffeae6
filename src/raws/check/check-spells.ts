import type { Parsed } from '../kinds';
import { checkEffects } from './check-effects';
import type { Reporter } from './reporter';

export function checkSpells({ spells }: Parsed, reporter: Reporter): void {
  for (const { id, effects } of spells.spells) {
    checkEffects({ id, field: 'effects', carrier: 'spell' }, effects, reporter);
  }
}
