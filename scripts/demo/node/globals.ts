/** Globals of Node that the handlers use. The build inserts them into each file that names them. */
export { Buffer } from './buffer';

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Runs a task after other tasks that wait. Unlike `setTimeout`, does so without a delay of four milliseconds. */
export function setImmediate(task: () => void): void {
  waiting.push(task);
  channel.port2.postMessage(null);
}
