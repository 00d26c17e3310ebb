import type { Kysely } from 'kysely';
import type { DatabaseLocation } from '#server/database/DatabaseLocation.ts';
import type { FeedbackDatabase, FeedbackRow } from '#server/database/FeedbackDatabase.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import type { Log } from '#server/log.ts';
import { withTimeout } from '#server/withTimeout.ts';

/** Keeps what readers send. */
export interface FeedbackStore {
  /** Resolves when the row is safely stored; a row whose id is there already changes nothing. */
  add(row: FeedbackRow): Promise<void>;
  /** Rejects when the database does not take rows now. */
  check(): Promise<void>;
  /** Forgets rows from before a moment; answers how many. */
  purge(before: string): Promise<number>;
  /** Stores what waits, then lets go of the database. */
  close(): Promise<void>;
}

interface Waiting {
  row: FeedbackRow;
  resolve(): void;
  reject(error: unknown): void;
}

// Rows that arrive while others are being written go together in the next statement: one flush to disk for many readers.
const batchSize = 200;
const longestQueue = 5000;

/** One statement that never ends must not hold up all that wait behind it; in milliseconds. */
const patience = 10_000;

/** A store that opens its database when first needed and again after every failure, so that it recovers by itself. */
export function createFeedbackStore(location: DatabaseLocation, log: Log): FeedbackStore {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;
  let opening: Promise<Kysely<FeedbackDatabase>> | undefined;
  let isFailing = false;

  async function withDatabase<T>(work: (db: Kysely<FeedbackDatabase>) => Promise<T>): Promise<T> {
    opening ??= openDatabase(location);
    const current = opening;
    try {
      const result = await withTimeout(current.then(work), patience);
      if (isFailing) {
        log.info('The feedback database works again.');
      }
      isFailing = false;
      return result;
    } catch (error) {
      // A connection to a file that was read-only stays so; a new one sees what has changed.
      if (opening === current) {
        opening = undefined;
        void current.then((db) => db.destroy()).catch(() => {});
      }
      if (!isFailing) {
        log.error('The feedback database failed.', { reason: reasonOf(error) });
      }
      isFailing = true;
      throw error;
    }
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize);
      waiting = waiting.slice(batchSize);
      try {
        const values = batch.map(({ row }) => row);
        await withDatabase((db) =>
          db
            .insertInto('feedback')
            .values(values)
            .onConflict((conflict) => conflict.column('id').doNothing())
            .execute(),
        );
        batch.forEach(({ resolve }) => resolve());
      } catch (error) {
        batch.forEach(({ reject }) => reject(error));
      }
    }
    writing = undefined;
  }

  return {
    add(row) {
      if (waiting.length >= longestQueue) {
        return Promise.reject(new Error('Too many rows wait for the database.'));
      }
      return new Promise((resolve, reject) => {
        waiting.push({ row, resolve, reject });
        writing ??= writeAll();
      });
    },
    async check() {
      // A write that finds nothing to do: reading would also work from a file that cannot be written.
      await withDatabase((db) => db.deleteFrom('feedback').where('id', '=', '').execute());
    },
    async purge(before) {
      const [result] = await withDatabase((db) =>
        db.deleteFrom('feedback').where('created_at', '<', before).execute(),
      );
      return Number(result?.numDeletedRows ?? 0);
    },
    async close() {
      await writing;
      const closing = opening?.then((db) => db.destroy());
      opening = undefined;
      // A broken connection may never be given back; the process must end all the same.
      await withTimeout(closing ?? Promise.resolve(), patience).catch(() => {});
    },
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) {
    return error.errors.map(reasonOf).join(', ');
  }
  return error instanceof Error ? error.message : String(error);
}
