import { compareCommands } from '../../../scripts/application/compare-commands';
import { DEFINITIONS } from '../../../scripts/discord/definitions';

test('commands of release 0.1 are told from those of another bot', () => {
  const registered = [...DEFINITIONS.slice(1), { name: 'seed' }, { name: 'weather' }].map((each) => ({ ...each }));
  expect(compareCommands(registered)).toEqual({
    outdated: [DEFINITIONS[0]!.name],
    former: ['seed'],
    foreign: ['weather'],
  });
});
