import { optionProblems } from '../../../scripts/discord/options';

const walk = {
  name: 'walk',
  options: [
    { type: 3, name: 'direction', required: true, choices: [{ name: 'north', value: 'n' }] },
    { type: 4, name: 'steps', min_value: 1, max_value: 20 },
    { type: 5, name: 'quietly' },
  ],
};
const direction = { type: 3, name: 'direction', value: 'n' };

test.each([
  ['what fits', [direction, { type: 4, name: 'steps', value: 20 }, { type: 5, name: 'quietly', value: true }], []],
  ['a missing one', [], ['direction is required']],
  ['no choice of it', [{ ...direction, value: 'up' }], ['direction must be one of its choices']],
  ['a broken number', [direction, { type: 4, name: 'steps', value: 1.5 }], ['steps must be a whole number']],
  ['too much', [direction, { type: 4, name: 'steps', value: 21 }], ['steps must be at most 20']],
  ['text for truth', [direction, { type: 5, name: 'quietly', value: 'yes' }], ['quietly must be true or false']],
  ['an unknown one', [direction, { type: 3, name: 'where', value: 'x' }], ['/walk has no option where']],
])('%s', (_, options, problems) => {
  expect(optionProblems(walk, options)).toEqual(problems);
});
