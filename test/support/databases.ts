import { type Database, startDatabase } from '../../scripts/lib/database';

/** A database for the tests of a file that lose messages on the way to it; asked for within a test. */
export function databaseForFaults(): () => Database {
  let database: Database;
  beforeAll(async () => {
    database = await startDatabase();
    // the client waits a random while before it tries again: here it does not wait
    jest.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await database.stop();
  });
  return () => database;
}
