import type { Message } from '../../../src/discord/api';
import { boardMessage } from '../../../src/discord/board';
import { firstCounter, shopControls } from '../../../src/discord/board/shop';
import { characterMessage, packMessage } from '../../../src/discord/features/help/help-message';
import { loadRaws } from '../../../src/raws';
import { createRenderer } from '../../../src/render';
import type { BoardRenderer, SheetRequest } from '../../../src/render/contract';
import { BROKEN_PICTURES, blankRenderer, boardOf, componentsOf, problemsOf, textOf } from '../../support/bot-fixture';
import { find, poolsWith, scenario } from '../../support/scenario';

const raws = loadRaws();

/** Renderer that draws sheets and records their kinds. */
function drawing(): BoardRenderer & { sheets: SheetRequest['kind'][] } {
  const blank = blankRenderer();
  const real = createRenderer(raws, blank.i18n);
  const sheets: SheetRequest['kind'][] = [];
  return {
    ...blank,
    sheets,
    pictures: {
      ...blank.pictures,
      sheet(view, request, { palette }) {
        sheets.push(request.kind);
        return real.sheet(view, request, { palette });
      },
    },
  };
}

const asReply = (message: Message) => ({ kind: 'message', message, ephemeral: false }) as const;
const game = scenario('@k', { hero: poolsWith({ gold: 10 }), carried: ['dagger', 'beer', 'beginners-magic'] });
const shopMessage = (renderer: BoardRenderer, settings = {}): Message => {
  const board = boardOf(game, settings);
  const controls = shopControls(board, { ...firstCounter(board, find(game, 'barkeep').id), tab: 'buy' }, renderer.i18n);
  return boardMessage(board, renderer, { controls: controls! });
};

test('the sheet of a shop replaces map and list, which become its description', () => {
  const message = shopMessage(drawing());
  expect(message.attachments.map(({ name }) => name)).toEqual(['shop-3.png']);
  expect(message.attachments[0]!.description).toMatch(/^Barkeep · you have 10 gold/);
  expect(textOf(asReply(message))).not.toContain('you have 10 gold');
  expect(problemsOf(message)).toEqual([]);
});

test('a shop in text mode, or that cannot be drawn, keeps its list', () => {
  for (const message of [
    shopMessage(drawing(), { text: true }),
    shopMessage({ ...blankRenderer(), pictures: BROKEN_PICTURES }),
  ]) {
    expect(textOf(asReply(message))).toContain('**Barkeep** · you have 10 gold');
  }
});

test('the panel of the pack shows its sheet above its menus', () => {
  const renderer = drawing();
  const message = boardMessage(boardOf(game), renderer, { panel: 'pack' });
  expect(renderer.sheets).toEqual(['pack']);
  expect(message.attachments.map(({ name }) => name)).toEqual(['pack-3.png']);
  expect(message.attachments[0]!.description).toMatch(/^Worn\./);
});

test('the sheet of the pack has a menu for each verb', () => {
  const message = packMessage(boardOf(game), drawing());
  const menus = componentsOf(asReply(message)).flatMap(({ custom_id }) => custom_id ?? []);
  expect(menus).toEqual(['use', 'equip', 'remove', 'drop', 'throw'].map((verb) => `v1|run|3|choose:${verb}`));
  expect(problemsOf(message)).toEqual([]);
});

test('the description of a sheet has a name without the marks of Markdown', () => {
  const board = boardOf(game);
  const view = { ...board.view, hero: { ...board.view.hero, name: 'Ann_the_*Bold*' } };
  const [hero] = characterMessage({ ...board, view }, drawing()).attachments;
  expect(hero!.description).not.toMatch(/[\\*]/);
});

test('the sheet of the hero shows boons only if the hero has some', () => {
  const shown = (boons?: string[]) => {
    const renderer = drawing();
    const board = boardOf(game);
    const view = { ...board.view, hero: { ...board.view.hero, ...(boons && { boons }) } };
    return characterMessage({ ...board, view }, renderer).attachments.map(({ name }) => name);
  };
  expect(shown()).toEqual(['hero-3.png']);
  expect(shown([raws.boons[0]!.id])).toEqual(['hero-3.png', 'boons-3.png']);
});
