/**
 * Run by a handler once it is loaded: V8's last and dearest compiler waits sixteen times as long as it would before it
 * takes a function. Most environments answer few clicks, and the compilers before it make code about as fast. Earlier,
 * the flag would have Node compile its own modules anew.
 */
export const LATE_OPTIMIZING = `if (Number.parseInt(process.versions.node) >= 24)
  require('node:v8').setFlagsFromString('--invocation-count-for-turbofan=48000');`;
