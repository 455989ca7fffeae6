import { DEFAULT_LIMITS } from '../../src/discord/http/endpoint';
import type { BoardRenderer } from '../../src/discord/types';
import type { Raws } from '../../src/engine';
import { createLanguages } from '../../src/i18n';
import { createBoardRenderer } from '../../src/render/board-renderer';

const BLANK = { png: Buffer.from('blank'), width: 1, height: 1 };

/** A renderer that draws one in `every` pictures, the others blank. Drawing takes most of the time for a reply. */
export class SampledRenderer {
  drawn = 0;
  private requested = 0;
  private readonly real: BoardRenderer;

  constructor(
    raws: Raws,
    private readonly every: number,
    private readonly onFault: (fault: string) => void,
  ) {
    this.real = createBoardRenderer(raws, createLanguages(raws), (error) =>
      onFault(`a picture failed: ${String(error)}`),
    );
  }

  get renderer(): BoardRenderer {
    return this.sampled(this.real);
  }

  private sampled(renderer: BoardRenderer): BoardRenderer {
    const { pictures } = renderer;
    return {
      ...renderer,
      pictures: {
        picture: (...args) => (this.isDue() ? this.checked(pictures.picture(...args)) : BLANK),
        clip: (...args) => pictures.clip(...args),
        scene: (...args) => pictures.scene(...args),
        building: (...args) => pictures.building(...args),
        profile: (...args) => (this.isDue() ? this.checked(pictures.profile(...args)) : BLANK),
        closing: (...args) => (this.isDue() ? this.checked(pictures.closing(...args)) : BLANK),
        sheet: (...args) => {
          const sheet = this.isDue() ? pictures.sheet(...args) : BLANK;
          return sheet && sheet !== BLANK ? this.checked(sheet) : sheet;
        },
        title: () => (this.isDue() ? this.checked(pictures.title()) : BLANK),
        map: (...args) => (this.isDue() ? this.checked(pictures.map(...args)) : BLANK),
      },
      in: (locale) => this.sampled(renderer.in(locale)),
    };
  }

  private isDue(): boolean {
    this.requested += 1;
    return this.requested % this.every === 0;
  }

  private checked<Picture extends { png: Buffer }>(picture: Picture): Picture {
    this.drawn += 1;
    if (picture.png.length > DEFAULT_LIMITS.inlineBytes) this.onFault(`a picture of ${picture.png.length} bytes`);
    return picture;
  }
}
