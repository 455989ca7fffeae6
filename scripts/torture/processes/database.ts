import { startDatabase } from '../../lib/database';

/**
 * Runs the embedded database in its own process. `PORT` and `DATA_PATH` set its port and folder; without a folder the
 * data stay in memory.
 */
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
