import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { commentLimit } from '#model/Feedback.ts';
import { defaultLanguage } from '#model/Language.ts';
import type { Database } from '#server/database/connectDatabase.ts';
import { createWriteQueue } from '#server/database/createWriteQueue.ts';
import { type DocsDatabase, type FeedbackRow, probePage } from '#server/database/openDatabase.ts';

/** Stores what readers send. */
export interface FeedbackStore {
  /** Resolves when the row is safely stored; a row whose id is there already changes nothing. */
  add(row: FeedbackRow): Promise<void>;
  /** Rejects when the database cannot be written at the moment; asked again at once, it repeats what it found. */
  check(): Promise<void>;
  /** Deletes rows from before a moment; returns how many. */
  purge(before: string): Promise<number>;
  /** Stores what is queued, then closes the database. */
  close(): Promise<void>;
}

/** Rows that go into one statement. */
const batchSize = 200;

/** How long the result of a check is repeated, in milliseconds. */
const checkMs = 1000;

/**
 * Stores a row as large as readers can send, and deletes it. Reading works from a file that cannot be written, and so
 * does deleting nothing from a disk that is full.
 */
async function writeProbe(db: Kysely<DocsDatabase>): Promise<void> {
  const probe: FeedbackRow = {
    id: randomUUID(),
    voter: randomUUID(),
    page: probePage,
    section: null,
    product: null,
    language: defaultLanguage,
    version: '',
    rating: null,
    comment: 'x'.repeat(commentLimit),
    created_at: new Date().toISOString(),
  };
  await db.insertInto('feedback').values(probe).execute();
  // Also those of a process that ended in between.
  await db.deleteFrom('feedback').where('page', '=', probePage).execute();
}

/** The store of feedback in a database. */
export function createFeedbackStore(database: Database): FeedbackStore {
  let checking: { result: Promise<void>; until: number } | undefined;

  const queue = createWriteQueue<FeedbackRow>(batchSize, async (rows) => {
    try {
      await database.run((db) =>
        db
          .insertInto('feedback')
          .values(rows)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute(),
      );
    } catch (error) {
      // An earlier check that found nothing wrong is out of date.
      checking = undefined;
      throw error;
    }
  });

  return {
    add: (row) => queue.add(row),
    check() {
      // Anyone may ask, and each check is two writes.
      if (!checking || performance.now() >= checking.until) {
        const result = database.run(writeProbe);
        checking = { result, until: performance.now() + checkMs };
      }
      return checking.result;
    },
    async purge(before) {
      const [result] = await database.run((db) =>
        db.deleteFrom('feedback').where('created_at', '<', before).execute(),
      );
      return Number(result?.numDeletedRows ?? 0);
    },
    async close() {
      await queue.settle();
      await database.close();
    },
  };
}
