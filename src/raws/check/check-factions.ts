import type { Parsed } from '../kinds';
import type { Reporter } from './reporter';

export function checkFactions({ factions: { faction_table } }: Parsed, reporter: Reporter): void {
  const { refer, refuseUnique } = reporter;
  reporter.need('faction', ['player', 'mindless']);
  for (const { id, responses, rivals, watch } of faction_table) {
    for (const toward of Object.keys(responses)) {
      if (toward !== 'default') refer(id, `responses.${toward}`, 'faction', toward);
    }
    refer(id, 'rivals', 'faction', rivals);
    refer(id, 'watch', 'mob', watch);
    refuseUnique(id, 'watch', watch);
  }
}
