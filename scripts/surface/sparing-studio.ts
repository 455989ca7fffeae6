import { DEFAULT_LIMITS } from '../../src/discord/endpoint';
import type { Studio } from '../../src/discord/layout/board';
import type { Raws } from '../../src/engine';
import { createStudio } from '../../src/handlers/studio';

const BLANK = { png: Buffer.from('blank'), width: 1, height: 1 };

/** Draws one picture of so many, and has the others blank: drawing is most of the work of a reply. */
export class SparingStudio {
  drawn = 0;
  private asked = 0;
  private readonly real: Studio;

  constructor(
    raws: Raws,
    private readonly every: number,
    private readonly complain: (fault: string) => void,
  ) {
    this.real = createStudio(raws, (error) => complain(`a picture failed: ${String(error)}`));
  }

  get studio(): Studio {
    return this.sparing(this.real);
  }

  private sparing(studio: Studio): Studio {
    const { painter } = studio;
    return {
      ...studio,
      painter: {
        picture: (...args) => (this.isDue() ? this.weighed(painter.picture(...args)) : BLANK),
        clip: (...args) => painter.clip(...args),
        building: (...args) => painter.building(...args),
        title: () => (this.isDue() ? this.weighed(painter.title()) : BLANK),
        map: (...args) => (this.isDue() ? this.weighed(painter.map(...args)) : BLANK),
      },
      in: (locale) => this.sparing(studio.in(locale)),
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
