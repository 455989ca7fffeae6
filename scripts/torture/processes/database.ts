import { startDatabase } from '../../lib/database';

/** The embedded database in a process of its own: `PORT` and the folder of its data, in memory without one. */
async function main(): Promise<void> {
  const path = process.env.DATA_PATH;
  const database = await startDatabase({ port: Number(process.env.PORT ?? 0), ...(path ? { path } : {}) });
  process.send?.({ port: Number(new URL(database.endpoint).port) });
}

process.on('disconnect', () => process.exit());
main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
