import { sql } from 'kysely';
import type { InsightKind } from '#model/Insight.ts';
import type { Database } from '#server/database/connectDatabase.ts';
import { createWriteQueue } from '#server/database/createWriteQueue.ts';
import type { InsightRow } from '#server/database/openDatabase.ts';

/** Something that is counted. */
export type Count = Omit<InsightRow, 'count'>;

/** Counts what happens on pages. */
export interface InsightStore {
  /** Resolves when all of these are safely counted. */
  add(counts: readonly Count[]): Promise<void>;
  /** Deletes counts from before a moment; returns how many. */
  purge(before: string): Promise<number>;
  /** Stores what is queued, then closes the database. */
  close(): Promise<void>;
}

interface StoreOptions {
  /** Different rows of each kind that a day may have; what comes then is counted together. */
  rowsPerDay?: number;
}

/** Page or detail of what is counted together because a day has too many different ones. */
export const otherDetail = '(other)';

/** Reports that go into one statement. */
const batchSize = 100;

/** A store of counts in a database: a row for each day, kind, page and detail, and nothing about who. */
export function createInsightStore(
  database: Database,
  { rowsPerDay = 5000 }: StoreOptions = {},
): InsightStore {
  /** Rows this process knows of the day it writes, by kind. */
  let known: { day: string; keys: Map<InsightKind, Set<string>> } | undefined;

  /** What is in the database already counts towards the limit, also after a restart. */
  async function keysOfDay(day: string): Promise<Map<InsightKind, Set<string>>> {
    if (known?.day === day) {
      return known.keys;
    }
    const stored = await database.run((db) =>
      db.selectFrom('insight').select(['kind', 'page', 'detail']).where('day', '=', day).execute(),
    );
    const keys = new Map<InsightKind, Set<string>>();
    for (const row of stored) {
      keysOfKind(keys, row.kind).add(keyOf(row));
    }
    known = { day, keys };
    return keys;
  }

  /** The same counts, those that would be a row too many under one name. */
  async function limit(counts: readonly Count[]): Promise<Count[]> {
    const limited: Count[] = [];
    for (const count of counts) {
      const keys = keysOfKind(await keysOfDay(count.day), count.kind);
      const fits = keys.has(keyOf(count)) || keys.size < rowsPerDay;
      const kept = fits ? count : { ...count, page: '', detail: otherDetail };
      keys.add(keyOf(kept));
      limited.push(kept);
    }
    return limited;
  }

  const queue = createWriteQueue<readonly Count[]>(batchSize, async (reports) => {
    const rows = sumUp(await limit(reports.flat()));
    await database.run((db) =>
      db
        .insertInto('insight')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'kind', 'page', 'detail'])
            .doUpdateSet({ count: sql<number>`insight.count + excluded.count` }),
        )
        .execute(),
    );
  });

  return {
    add: (counts) => (counts.length === 0 ? Promise.resolve() : queue.add(counts)),
    async purge(before) {
      const [result] = await database.run((db) =>
        db.deleteFrom('insight').where('day', '<', before.slice(0, 10)).execute(),
      );
      return Number(result?.numDeletedRows ?? 0);
    },
    async close() {
      await queue.settle();
      await database.close();
    },
  };
}

function keysOfKind(keys: Map<InsightKind, Set<string>>, kind: InsightKind): Set<string> {
  const own = keys.get(kind) ?? new Set<string>();
  keys.set(kind, own);
  return own;
}

function keyOf({ page, detail }: Pick<Count, 'page' | 'detail'>): string {
  return `${page}\n${detail}`;
}

/** One row for all that is equal; in order, so that processes that write at once wait for each other and never in a circle. */
function sumUp(counts: readonly Count[]): InsightRow[] {
  const rows = new Map<string, InsightRow>();
  for (const { day, kind, page, detail } of counts) {
    const key = [day, kind, page, detail].join('\n');
    const row = rows.get(key) ?? { day, kind, page, detail, count: 0 };
    row.count += 1;
    rows.set(key, row);
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
