import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { DatabaseLocation } from './DatabaseLocation.ts';
import type { FeedbackDatabase } from './FeedbackDatabase.ts';
import { LibsqlDialect } from './LibsqlDialect.ts';
import { migrate } from './migrations.ts';

function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 4,
    // A database that does not answer must not hold readers: they are told to try again.
    connectionTimeoutMillis: 3000,
    query_timeout: 5000,
    statement_timeout: 5000,
  });
  // A connection that breaks is replaced by the next query; unheard, the event would end the process. The pool hears
  // those of idle connections, and each connection that is in use has to be heard by itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Opens the database, creating the file where needed, and brings it to the newest shape. */
export async function openDatabase(location: DatabaseLocation): Promise<Kysely<FeedbackDatabase>> {
  if (location.kind === 'file') {
    await mkdir(dirname(location.path), { recursive: true });
  }
  const dialect =
    location.kind === 'file'
      ? new LibsqlDialect(location.path)
      : new PostgresDialect({ pool: openPool(location.url) });
  const db = new Kysely<FeedbackDatabase>({ dialect });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    // Not awaited: a pool waits for connections that broke while they were in use, and they never come back.
    void db.destroy().catch(() => {});
    throw error;
  }
}
