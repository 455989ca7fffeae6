import { writeFileSync } from 'node:fs';
import { cacheFileOf, loadCode } from '../../../src/handlers/packaged/load-code';
import { optimizeLate } from '../../../src/handlers/packaged/optimize-late';
import type * as code from './first-level';

// A fresh process that builds one level like a function, and prints the CPU time in milliseconds. Its arguments are the
// path of the code, a depth and a seed. With a fourth argument `keep`, it writes its code cache beside the code.
const [, , file, depth, seed, keep] = process.argv as string[];
const { exports, compiled } = loadCode<typeof code>(file as string, require);
// A process that writes the cache keeps the default flags, because V8 rejects a cache made with other flags.
if (keep !== 'keep') optimizeLate();
console.log(exports.firstLevel(Number(depth), seed ?? ''));
if (keep === 'keep') writeFileSync(cacheFileOf(file as string), compiled());
