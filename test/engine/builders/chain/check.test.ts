import { BUILDERS } from '../../../../src/engine/builders';
import { checkChain } from '../../../../src/engine/builders/chain/check';
import type { ChainStep } from '../../../../src/engine/schema/levels';

const steps = (...names: string[]): ChainStep[] => names.map((builder) => ({ builder }));
const faultsOf = (...chain: ChainStep[]) =>
  checkChain(BUILDERS, chain).map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a sound chain has no faults', () => {
  expect(faultsOf(...steps('bsp-interior', 'room-start', 'room-stairs', 'room-spawner'))).toEqual([]);
});

test('an empty chain builds nothing', () => {
  expect(faultsOf()).toEqual([
    ': the chain has no starter',
    ': no step is sure to give: start',
    ': no step is sure to give: exit',
  ]);
});

test('an unknown builder is named', () => {
  expect(faultsOf(...steps('town', 'moat'))).toEqual(['1.builder: unknown builder: moat']);
});

test('a property name of every object, such as constructor, is no builder', () => {
  expect(faultsOf(...steps('town', 'constructor'))).toEqual(['1.builder: unknown builder: constructor']);
});

test('a modifier cannot be first in a chain', () => {
  expect(faultsOf(...steps('cull', 'town'))).toEqual(['0: cull cannot open a chain', '1: town can only open a chain']);
});

test('a chain has only one starter', () => {
  expect(faultsOf(...steps('town', 'maze'))).toEqual(['1: maze can only open a chain']);
});

test('a builder that is both modifier and starter may stand anywhere', () => {
  expect(faultsOf(...steps('town', 'cellular-automata'))).toEqual([]);
});

test('corridors need rooms', () => {
  expect(faultsOf(...steps('town', 'dogleg-corridors'))).toEqual([
    '1: dogleg-corridors needs rooms, which no earlier step is sure to give',
  ]);
});

test('rooms must be drawn before creatures can stand in them', () => {
  expect(faultsOf(...steps('simple-rooms', 'room-spawner', 'room-start', 'room-stairs'))).toEqual([
    '1: room-spawner needs floor, which no earlier step is sure to give',
  ]);
});

test('the most distant exit needs a start', () => {
  expect(faultsOf(...steps('bsp-interior', 'distant-exit', 'room-start'))).toEqual([
    '1: distant-exit needs start, which no earlier step is sure to give',
  ]);
});

test('rooms, start and exit must be given again after a collapse', () => {
  const chain = steps('bsp-interior', 'room-start', 'room-stairs', 'wave-function-collapse', 'room-spawner');
  expect(faultsOf(...chain)).toEqual([
    '4: room-spawner needs rooms, which no earlier step is sure to give',
    ': no step is sure to give: start',
    ': no step is sure to give: exit',
  ]);
});

test('a wrong setting is reported with its builder', () => {
  const faults = faultsOf(
    { builder: 'maze' },
    { builder: 'area-start', x: 'west', y: 'top' },
    { builder: 'distant-exit' },
  );
  expect(faults).toEqual(['1.x: area-start: x must be one of left, centre, right, random']);
});

test('a setting of the wrong kind is a fault', () => {
  expect(faultsOf({ builder: 'prefab-level', prefab: 3 }, { builder: 'cull' })).toContain(
    '0.prefab: prefab-level: prefab must be of type string',
  );
});

test('an unknown setting is a fault', () => {
  expect(faultsOf({ builder: 'town', river: false })).toEqual(['0: town: has no setting river']);
});

describe('with random choices', () => {
  const choice = (...chains: ChainStep[][]): ChainStep => ({ choose: chains.map((chain) => ({ weight: 1, chain })) });

  test('only results of all cases are certain', () => {
    const chain = [choice(steps('bsp-interior'), steps('maze')), ...steps('room-start', 'room-stairs')];
    expect(faultsOf(...chain)).toEqual([
      '1: room-start needs rooms, which no earlier step is sure to give',
      '2: room-stairs needs rooms, which no earlier step is sure to give',
    ]);
  });

  test('a case may use results of earlier steps', () => {
    const chain = [...steps('bsp-interior', 'room-start'), choice(steps('room-stairs'), steps('distant-exit'))];
    expect(faultsOf(...chain)).toEqual([]);
  });

  test('a fault inside a case names the case', () => {
    const chain = [...steps('town'), choice([], steps('room-sorter'))];
    expect(faultsOf(...chain)).toContain(
      '1.choose.1.chain.0: room-sorter needs rooms, which no earlier step is sure to give',
    );
  });
});

test('a setting out of its range is reported with the range', () => {
  const ends = steps('room-start', 'room-stairs');
  const pools = (share: number, size: number): ChainStep => ({ builder: 'pools', share, size });
  expect(faultsOf(...steps('bsp-interior'), ...ends, pools(101, 1))).toEqual([
    '3.share: pools: share must be at most 100',
  ]);
  expect(faultsOf(...steps('bsp-interior'), ...ends, pools(10, 0))).toEqual(['3.size: pools: size must be above 0']);
});

test('a citadel takes two clans and a room', () => {
  expect(faultsOf({ builder: 'citadel', clans: [], rooms: [] })).toEqual([
    '0.clans: citadel: clans must have at least 2 entries',
    '0.rooms: citadel: rooms must have at least 1 entry',
    '0.courts: citadel: courts must be of type array',
  ]);
});
