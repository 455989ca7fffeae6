import { loadRaws } from '../../src/raws';

/** Checks the raws once before all tests. A check takes a fifth of a second, too long for every test file. */
export default function checkRaws(): void {
  loadRaws();
}
