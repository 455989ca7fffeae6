import { PLACED_PROPS } from '../../engine/schema/placed-by-code';
import type { Parsed } from '../kinds';
import { checkEffects } from './check-effects';
import type { Reporter } from './reporter';

export function checkProps({ props }: Parsed, reporter: Reporter): void {
  const { report } = reporter;
  reporter.need('prop', PLACED_PROPS);
  for (const { id, entry_trigger, hidden, door_open, shrine, blocks_tile, fire } of props.props) {
    // The engine handles some triggers without effects, such as town portals.
    const trap = { id, field: 'entry_trigger.effects', carrier: 'trigger', doesMore: true } as const;
    checkEffects(trap, entry_trigger?.effects, reporter);
    reporter.refer(id, 'fire.becomes', 'prop', fire?.becomes);
    if (hidden && !entry_trigger && !door_open) {
      report(id, 'hidden', 'only traps and doors are ever found: it also takes entry_trigger or door_open');
    }
    if (shrine && blocks_tile) report(id, 'blocks_tile', 'shrines stand in passages too: they block nothing');
  }
}
