import { DEFAULT_LIMITS } from '../../src/discord/http/endpoint';
import type { BoardRenderer } from '../../src/discord/types';
import type { Raws } from '../../src/engine';
import { createBoardRenderer } from '../../src/render/board-renderer';

const BLANK = { png: Buffer.from('blank'), width: 1, height: 1 };

/** Draws one picture of so many, and has the others blank: drawing is most of the work of a reply. */
export class SampledRenderer {
  drawn = 0;
  private asked = 0;
  private readonly real: BoardRenderer;

  constructor(
    raws: Raws,
    private readonly every: number,
    private readonly complain: (fault: string) => void,
  ) {
    this.real = createBoardRenderer(raws, (error) => complain(`a picture failed: ${String(error)}`));
  }

  get renderer(): BoardRenderer {
    return this.sparing(this.real);
  }

  private sparing(renderer: BoardRenderer): BoardRenderer {
    const { pictures } = renderer;
    return {
      ...renderer,
      pictures: {
        picture: (...args) => (this.isDue() ? this.weighed(pictures.picture(...args)) : BLANK),
        clip: (...args) => pictures.clip(...args),
        building: (...args) => pictures.building(...args),
        title: () => (this.isDue() ? this.weighed(pictures.title()) : BLANK),
        map: (...args) => (this.isDue() ? this.weighed(pictures.map(...args)) : BLANK),
      },
      in: (locale) => this.sparing(renderer.in(locale)),
    };
  }

  private isDue(): boolean {
    this.asked += 1;
    return this.asked % this.every === 0;
  }

  private weighed<Picture extends { png: Buffer }>(picture: Picture): Picture {
    this.drawn += 1;
    if (picture.png.length > DEFAULT_LIMITS.inlineBytes) this.complain(`a picture of ${picture.png.length} bytes`);
    return picture;
  }
}
