declare module 'dynalite' {
  import type { Server } from 'node:http';

  interface Options {
    /** Folder of the data; in memory without. */
    path?: string;
    /** Over TLS, with a certificate of its own. */
    ssl?: boolean;
    createTableMs?: number;
    deleteTableMs?: number;
    updateTableMs?: number;
  }
  function dynalite(options?: Options): Server;
  export = dynalite;
}
