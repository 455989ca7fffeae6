import { campaignOption, depthOption } from '../../../scripts/lib/campaign-option';

test('a campaign is one of those there are, and the first one without a name', () => {
  expect(campaignOption(undefined)).toBe('dragon');
  expect(() => campaignOption('moon')).toThrow('--campaign is one of dragon, amulet, sprint, not "moon".');
});

test('a depth lies in its campaign', () => {
  expect(depthOption('--depth', '15', 'amulet')).toBe(15);
  expect(() => depthOption('--depth', '16', 'amulet')).toThrow('--depth is at most 15 in amulet, not 16.');
});

test('of a campaign without end a hundred depths will do', () => {
  expect(depthOption('--depth', '100', 'dragon')).toBe(100);
  expect(() => depthOption('--depth', '101', 'dragon')).toThrow('--depth takes a whole number, 1 to 100, not "101".');
});
