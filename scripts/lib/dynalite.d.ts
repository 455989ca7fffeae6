declare module 'dynalite' {
  import type { Server } from 'node:http';

  interface Options {
    /** Folder of the data; in memory without. */
    path?: string;
    createTableMs?: number;
    deleteTableMs?: number;
    updateTableMs?: number;
  }
  function dynalite(options?: Options): Server;
  export = dynalite;
}
