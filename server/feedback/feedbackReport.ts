import type { Kysely } from 'kysely';
import { type DocsDatabase, type FeedbackRow, probePage } from '#server/database/openDatabase.ts';

/** Which feedback to read; an absent field matches everything. */
export interface FeedbackFilter {
  page?: string | undefined;
  product?: string | undefined;
  language?: string | undefined;
  version?: string | undefined;
  /** From this moment on, ISO 8601. */
  since?: string | undefined;
  /** Before this moment. */
  until?: string | undefined;
}

/** What readers think of one page. */
export interface PageSummary {
  page: string;
  /** Readers whose latest vote is helpful. */
  up: number;
  down: number;
  /** Share of helpful votes; null without votes. */
  ratio: number | null;
  /** Latest first. */
  comments: FeedbackRow[];
  /** Votes by day, e.g. `2026-11-15`. */
  votesByDay: Map<string, number>;
}

/** Reads feedback, latest first. */
export async function readFeedback(
  db: Kysely<DocsDatabase>,
  filter: FeedbackFilter,
): Promise<FeedbackRow[]> {
  let query = db.selectFrom('feedback').selectAll().where('page', '!=', probePage);
  for (const column of ['page', 'product', 'language', 'version'] as const) {
    const value = filter[column];
    if (value !== undefined) {
      query = query.where(column, '=', value);
    }
  }
  if (filter.since !== undefined) {
    query = query.where('created_at', '>=', filter.since);
  }
  if (filter.until !== undefined) {
    query = query.where('created_at', '<', filter.until);
  }
  return query.orderBy('created_at', 'desc').orderBy('id').execute();
}

/** Summarizes feedback by page, the most voted first; of several votes by one reader the latest counts. */
export function summarizePages(rows: readonly FeedbackRow[]): PageSummary[] {
  const pages = new Map<string, FeedbackRow[]>();
  for (const row of rows) {
    const ofPage = pages.get(row.page);
    if (ofPage) {
      ofPage.push(row);
    } else {
      pages.set(row.page, [row]);
    }
  }
  return [...pages]
    .map(([page, ofPage]) => summarizePage(page, ofPage))
    .sort((a, b) => b.up + b.down - (a.up + a.down) || a.page.localeCompare(b.page));
}

function summarizePage(page: string, rows: readonly FeedbackRow[]): PageSummary {
  const latestFirst = rows.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  const votes = new Map<string, FeedbackRow>();
  for (const row of latestFirst) {
    if (row.rating !== null && !votes.has(row.voter)) {
      votes.set(row.voter, row);
    }
  }
  const votesByDay = new Map<string, number>();
  for (const { created_at: moment } of votes.values()) {
    const day = moment.slice(0, 10);
    votesByDay.set(day, (votesByDay.get(day) ?? 0) + 1);
  }
  const up = [...votes.values()].filter(({ rating }) => rating === 1).length;
  return {
    page,
    up,
    down: votes.size - up,
    ratio: votes.size > 0 ? up / votes.size : null,
    comments: latestFirst.filter(({ comment }) => comment !== ''),
    votesByDay,
  };
}
