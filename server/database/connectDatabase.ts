import type { Kysely } from 'kysely';
import type { Log } from '#server/http/log.ts';
import { type DatabaseLocation, type DocsDatabase, openDatabase } from './openDatabase.ts';
import { withTimeout } from './withTimeout.ts';

/** The database, whatever state it is in: it is opened when first needed, and again after every failure. */
export interface Database {
  /** Does some work on the open database; rejects when that fails or takes too long. */
  run<T>(work: (db: Kysely<DocsDatabase>) => Promise<T>): Promise<T>;
  /** Closes it; work that comes later opens it again. */
  close(): Promise<void>;
}

/** A statement that never ends must not block all that are queued behind it; in milliseconds. */
const timeout = 10_000;

/** Connects to a database that recovers by itself; its first failure and its recovery are logged. */
export function connectDatabase(location: DatabaseLocation, log: Log): Database {
  let opening: Promise<Kysely<DocsDatabase>> | undefined;
  let isFailing = false;

  return {
    async run(work) {
      opening ??= openDatabase(location);
      const current = opening;
      try {
        const result = await withTimeout(current.then(work), timeout);
        if (isFailing) {
          log.info('The feedback database works again.');
        }
        isFailing = false;
        return result;
      } catch (error) {
        // A connection to a file that was read-only stays read-only; a new one notices what has changed.
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
    },
    async close() {
      const closing = opening?.then((db) => db.destroy());
      opening = undefined;
      // A broken connection may never be released; the process must end all the same.
      await withTimeout(closing ?? Promise.resolve(), timeout).catch(() => {});
    },
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) {
    return error.errors.map(reasonOf).join(', ');
  }
  return error instanceof Error ? error.message : String(error);
}
