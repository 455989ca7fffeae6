import type { SeenThing, View } from '../../../../src/engine';
import { loadRaws } from '../../../../src/raws';
import { STANDARD } from '../../../../src/render/compact/layout';
import { drawTargets, targetBoxes } from '../../../../src/render/compact/overlays/targeting';
import { Scene } from '../../../../src/render/compact/scene';
import type { Aim } from '../../../../src/render/contract';
import { Pixels } from '../../../../src/render/pixels';
import { forest } from '../../../support/views';

const { view } = forest();
const wolf = view.things.find(({ kind, stance }) => kind === 'mob' && stance === 'hostile')!;

test('a number stays readable among crowded targets, because no bracket covers it', () => {
  const { x, y } = view.hero.at;
  const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ x: x + dx, y: y + dy })));
  const crowd = around.filter((at) => at.x !== x || at.y !== y).map((at): SeenThing => ({ ...wolf, at }));
  const scene = new Scene(loadRaws(), { ...view, things: crowd } satisfies View, 'standard', STANDARD);
  const aim: Aim = { label: '', range: 6, targets: crowd, chosen: null };
  const together = drawn(scene, aim);
  const badges = targetBoxes(scene, aim).filter((_, index) => index % 2 === 1);
  expect(badges).toHaveLength(crowd.length);
  for (const [index, badge] of badges.entries()) {
    // The other targets move out of sight instead of leaving the list, so that the numbers stay the same.
    const elsewhere = { ...wolf, at: { x: x + 9, y: y + 7 } };
    const alone = drawn(scene, { ...aim, targets: crowd.map((one, other) => (other === index ? one : elsewhere)) });
    expect(cut(together, badge)).toEqual(cut(alone, badge));
  }
});

function drawn(scene: Scene, aim: Aim): Pixels {
  const pixels = new Pixels(STANDARD.width, STANDARD.height, 0x123456);
  pixels.within(STANDARD.mapClip, () => drawTargets(pixels, scene, aim));
  return pixels;
}

const cut = ({ data, width }: Pixels, box: { x: number; y: number; width: number; height: number }) =>
  Array.from({ length: box.height }, (_, row) => [
    ...data.subarray((box.y + row) * width + box.x, (box.y + row) * width + box.x + box.width),
  ]);
