import { StoreError } from '../contract';
import type { ByteReader, ByteWriter } from './bytes';
import { WORDS } from './words';

const PLACES: ReadonlyMap<string, number> = new Map(WORDS.map((word, place) => [word, place]));

/** Gives every word a number: those every save has by their place in `WORDS`, others as they come. */
export class VocabularyWriter {
  private readonly added = new Map<string, number>();

  indexOf(word: string): number {
    const known = PLACES.get(word) ?? this.added.get(word);
    if (known !== undefined) return known;
    const index = WORDS.length + this.added.size;
    this.added.set(word, index);
    return index;
  }

  /** The words that `WORDS` lacks; how long that list was is written too, as it grows with the years. */
  write(out: ByteWriter): void {
    out.unsigned(WORDS.length);
    out.unsigned(this.added.size);
    for (const word of this.added.keys()) out.text(word);
  }
}

/** Reads the words back from the front of the bytes. Throws `newer` when they count on a longer list than `WORDS`. */
export class VocabularyReader {
  private readonly words: string[];

  constructor(input: ByteReader) {
    const listed = input.unsigned();
    if (listed > WORDS.length) throw new StoreError('newer');
    this.words = WORDS.slice(0, listed);
    for (let more = input.unsigned(); more > 0; more--) this.words.push(input.text());
  }

  /** Throws a RangeError for a number that stands for no word. */
  at(index: number): string {
    const word = this.words[index];
    if (word === undefined) throw new RangeError('an unknown word');
    return word;
  }
}
