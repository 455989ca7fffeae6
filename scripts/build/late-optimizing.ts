/**
 * Run by a handler once it is loaded: V8's last and dearest compiler waits longer than it would before it takes a
 * function, sixteen times as long on Node 24, four times on those before it, which have no compiler in between. Most
 * environments answer few clicks, and the compilers before it make code about as fast. Earlier, the flag would have
 * Node compile its own modules anew.
 */
export const LATE_OPTIMIZING = `require('node:v8').setFlagsFromString(Number.parseInt(process.versions.node) >= 24
  ? '--invocation-count-for-turbofan=48000' : '--interrupt-budget=270336');`;
