declare module 'dynalite' {
  import type { Server } from 'node:http';

  interface Options {
    /** Folder of the data. Without a folder the data stay in memory. */
    path?: string;
    /** Serves over TLS with the certificate that comes with dynalite. */
    ssl?: boolean;
    createTableMs?: number;
    deleteTableMs?: number;
    updateTableMs?: number;
  }
  function dynalite(options?: Options): Server;
  export = dynalite;
}
