import { writeFileSync } from 'node:fs';
import { cacheFileOf, loadCode } from '../../../src/handlers/packaged/load-code';
import { optimizeLate } from '../../../src/handlers/packaged/optimize-late';
import type * as code from './first-level';

// A fresh process that builds one level, as functions do, and prints the CPU time of that in milliseconds. Run with the
// file of code that does it, a depth and a seed; with `keep` it leaves the code cache for the next beside the file.
const [, , file, depth, seed, keep] = process.argv as string[];
const { exports, compiled } = loadCode<typeof code>(file as string, require);
// A cache made with other flags than those of a process that starts would be rejected.
if (keep !== 'keep') optimizeLate();
console.log(exports.firstLevel(Number(depth), seed ?? ''));
if (keep === 'keep') writeFileSync(cacheFileOf(file as string), compiled());
