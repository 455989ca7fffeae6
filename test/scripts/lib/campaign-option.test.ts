import { campaignOption, depthOption } from '../../../scripts/lib/campaign-option';

test('a campaign must exist, and is the first by default', () => {
  expect(campaignOption(undefined)).toBe('dragon');
  expect(() => campaignOption('moon')).toThrow('--campaign is one of dragon, amulet, sprint, not "moon".');
});

test('a depth must be in its campaign', () => {
  expect(depthOption('--depth', '15', 'amulet')).toBe(15);
  expect(() => depthOption('--depth', '16', 'amulet')).toThrow('--depth is at most 15 in amulet, not 16.');
});

test('an endless campaign allows a hundred depths', () => {
  expect(depthOption('--depth', '100', 'dragon')).toBe(100);
  expect(() => depthOption('--depth', '101', 'dragon')).toThrow('--depth takes a whole number, 1 to 100, not "101".');
});
