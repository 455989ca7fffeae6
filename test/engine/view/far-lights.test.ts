import { view } from '../../../src/engine';
import { createI18n } from '../../../src/i18n';
import { loadRaws } from '../../../src/raws';
import { changed, here, scenario } from '../../support/scenario';

describe('where lamps are seen from afar', () => {
  const lamp = { l: 'blade-brazier' } as const;
  const row = '.'.repeat(20);
  const lit = (drawing: string, recipe = 'open-city') =>
    view(
      changed(scenario(drawing, { legend: lamp, lit: false }), (game) => {
        here(game).recipe = recipe;
      }),
      loadRaws(),
    );

  test('the hero sees lamps beyond its sight, and texts say where they are', () => {
    const seen = lit(`@${row}l\n${row}`);
    expect(seen.farLights).toMatchObject([{ at: { x: 22, y: 1 }, source: 'blade-brazier' }]);
    expect(createI18n(loadRaws()).look(seen).join('\n')).toContain('Lamps in the distance: E');
    expect(lit(`@${row}#l`).farLights).toEqual([]);
    expect(lit('@...l').farLights).toEqual([]);
    expect(lit(`@${'.'.repeat(41)}l`).farLights).toEqual([]);
  });

  test('on other levels the hero sees no distant lamps', () => {
    expect(lit(`@${row}l`, 'forest')).not.toHaveProperty('farLights');
  });
});
