import { type Raws, view } from '../../../src/engine';
import { createI18n, LOCALES } from '../../../src/i18n';
import { loadRaws } from '../../../src/raws';
import { createRenderer } from '../../../src/render';
import { shopPicture } from '../../../src/render/sheet/shop';
import { PALETTES } from '../../../src/settings/palette';
import { poolsWith, scenario } from '../../support/scenario';
import { expectGolden } from '../golden-picture';

const raws: Raws = loadRaws();
const at = (vendor: string, gold: number, carried: string[] = ['dagger', 'dagger']) =>
  view(scenario('@V', { legend: { V: vendor }, hero: poolsWith({ gold }), carried }), raws);

/** Texts of the shop of the vendor beside the hero. */
const sheetOf = (vendor: string, gold: number, tab: 'buy' | 'sell' = 'buy', carried?: string[]) => {
  const seen = at(vendor, gold, carried);
  return createI18n(raws).sheets.shop(seen, { vendor: seen.shops[0]!.vendor.id, tab })!;
};

const renderers = Object.values(LOCALES).map((locale) => createRenderer(raws, createI18n(raws, locale)));
const VENDORS = raws.mobs.filter(({ vendor }) => vendor).map(({ id }) => id);

describe('the sheet of a shop', () => {
  it('lists what the hero can afford before what is too dear', () => {
    const states = sheetOf('blacksmith', 15).wares.map(({ state }) => state);
    expect(states).toContain('open');
    expect(states.lastIndexOf('open')).toBeLessThan(states.indexOf('dear'));
  });

  it('lists the improvements first among wares that are too dear', () => {
    const better = sheetOf('blacksmith', 0).wares.map(({ isBetter }) => isBetter);
    expect(better.lastIndexOf(true)).toBe(better.filter(Boolean).length - 1);
  });

  it('shows the change against what the hero wears', () => {
    const dagger = sheetOf('blacksmith', 15).wares.find(({ thing }) => thing.raw === 'dagger')!;
    expect(dagger.figures).toEqual([
      { kind: 'damage', value: '2–5', change: -1 },
      { kind: 'toHit', value: '+2', change: 1 },
      { kind: 'speed', value: '±0', change: 2 },
    ]);
  });

  it('counts equal things that the hero can sell', () => {
    const [daggers] = sheetOf('blacksmith', 0, 'sell').wares;
    expect(daggers).toMatchObject({ name: 'Dagger', count: '×2' });
  });

  it('says that there is nothing to sell', () => {
    const sheet = sheetOf('blacksmith', 0, 'sell', []);
    expect(sheet).toMatchObject({ wares: [], notes: ['You carry nothing to sell.'] });
  });

  it('has room for an effect of two lines', () => {
    const sheet = sheetOf('barkeep', 15, 'buy');
    const height = (note: string) => {
      const wares = sheet.wares.map((ware, i) => (i === 0 ? { ...ware, note } : ware));
      return shopPicture(raws, { ...sheet, wares }, 'standard').height;
    };
    expect(height('slows for five turns '.repeat(3).trim()) - height('slows for five turns')).toBe(14);
  });

  it.each(PALETTES)('is the committed one, in the palette %s', (palette) => {
    const seen = at('blacksmith', 20);
    const request = { kind: 'shop', vendor: seen.shops[0]!.vendor.id, tab: 'buy' } as const;
    return expectGolden(
      `sheet-shop-${palette}`,
      createRenderer(raws, createI18n(raws)).sheet(seen, request, { palette })!.png,
    );
  });

  it.each(VENDORS)('of the %s is light and as wide as a board in every language', (vendor) => {
    const seen = at(vendor, 40);
    const [shop] = seen.shops;
    const request = { kind: 'shop', vendor: shop!.vendor.id, tab: 'buy' } as const;
    for (const renderer of renderers) {
      for (const palette of PALETTES) {
        const picture = renderer.sheet(seen, request, { palette });
        expect(picture === null ? null : picture.width).toBe(shop!.trades ? 672 : null);
        expect(picture?.png.length ?? 0).toBeLessThan(14_000);
      }
    }
  });
});
