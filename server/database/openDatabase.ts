import type { Feedback } from '#model/Feedback.ts';
import type { InsightKind } from '#model/Insight.ts';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, type Migration, Migrator, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { LibsqlDialect } from './LibsqlDialect.ts';

/** Where feedback and insight are stored: a file on this machine, or a PostgreSQL database that several machines share. */
export type DatabaseLocation = { kind: 'file'; path: string } | { kind: 'postgres'; url: string };

/** A submission as it is stored. */
export interface FeedbackRow extends Feedback {
  id: string;
  /** Product the page belongs to, e.g. `x-data-grid`; null outside products. */
  product: string | null;
  /** When it arrived, ISO 8601 in UTC: text sorts and compares alike in both engines. */
  created_at: string;
}

/** Page of the rows that a check writes and deletes; no reader can name it. */
export const probePage = '';

/** How often something happened on one day; nothing in it is about one reader. */
export interface InsightRow {
  /** In UTC, e.g. `2026-11-15`. */
  day: string;
  kind: InsightKind;
  /** Path without language; empty where the page does not matter. */
  page: string;
  /** What was counted: a language, a click, a bucket of a metric, words of a search. */
  detail: string;
  count: number;
}

/** Tables of the database, as Kysely needs them. */
export interface DocsDatabase {
  feedback: FeedbackRow;
  insight: InsightRow;
}

function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 4,
    // A database that does not answer must not keep readers waiting: they are told to try again.
    connectionTimeoutMillis: 3000,
    query_timeout: 5000,
    statement_timeout: 5000,
  });
  // A broken connection is replaced by the next query, but an error event without a listener would end the process. The
  // pool emits those of idle connections; each connection in use emits its own.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Opens the database, creates the file if needed, and runs all migrations. */
export async function openDatabase(location: DatabaseLocation): Promise<Kysely<DocsDatabase>> {
  if (location.kind === 'file') {
    await mkdir(dirname(location.path), { recursive: true });
  }
  const dialect =
    location.kind === 'file'
      ? new LibsqlDialect(location.path)
      : new PostgresDialect({ pool: openPool(location.url) });
  const db = new Kysely<DocsDatabase>({ dialect });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    // Not awaited: a pool waits for connections that broke while they were in use, and they never come back.
    void db.destroy().catch(() => {});
    throw error;
  }
}

/** Changes to the database in order; both engines run the same ones. A published one is never edited. */
const migrations: Record<string, Migration> = {
  '2026-11-create-feedback': {
    async up(db) {
      await db.schema
        .createTable('feedback')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('voter', 'text', (column) => column.notNull())
        .addColumn('page', 'text', (column) => column.notNull())
        .addColumn('section', 'text')
        .addColumn('product', 'text')
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('rating', 'integer')
        .addColumn('comment', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('feedback_page')
        .ifNotExists()
        .on('feedback')
        .columns(['page', 'created_at'])
        .execute();
      await db.schema
        .createIndex('feedback_created_at')
        .ifNotExists()
        .on('feedback')
        .column('created_at')
        .execute();
    },
  },
  '2026-11-create-insight': {
    async up(db) {
      await db.schema
        .createTable('insight')
        .ifNotExists()
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('page', 'text', (column) => column.notNull())
        .addColumn('detail', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('insight_key', ['day', 'kind', 'page', 'detail'])
        .execute();
    },
  },
};

/** Runs all migrations; machines that share a database wait for each other. */
async function migrate(db: Kysely<DocsDatabase>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw error;
  }
}
