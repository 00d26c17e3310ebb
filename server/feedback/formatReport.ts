import type { FeedbackRow } from '#server/database/openDatabase.ts';
import type { PageSummary } from './feedbackReport.ts';

/** How much a report shows, and the last day of its plots. */
export interface ReportOptions {
  pages: number;
  comments: number;
  today: Date;
}

const week = 7 * 86_400_000;
const weeks = 12;
const barWidth = 20;
const levels = '▁▂▃▄▅▆▇█';

/** The report for a terminal: a line with plots for each page, and its latest comments. */
export function formatReport(summaries: readonly PageSummary[], options: ReportOptions): string {
  const shown = summaries.slice(0, options.pages);
  if (shown.length === 0) {
    return 'No feedback matches.';
  }
  const width = Math.max(...shown.map(({ page }) => page.length), 'Page'.length);
  const head = `${'Page'.padEnd(width)}  Votes    Up  Down  ${'Helpful'.padEnd(barWidth + 6)}  Votes in ${weeks} weeks`;
  const lines = shown.flatMap((summary) => [
    formatPage(summary, width, options.today),
    ...summary.comments.slice(0, options.comments).map(formatComment),
  ]);
  const left = summaries.length - shown.length;
  return [
    head,
    '-'.repeat(head.length),
    ...lines,
    ...(left > 0 ? [`… and ${left} more pages`] : []),
    '',
    formatTotal(summaries),
  ].join('\n');
}

function formatPage(summary: PageSummary, width: number, today: Date): string {
  const { page, up, down, ratio } = summary;
  const count = (number: number) => String(number).padStart(4);
  return `${page.padEnd(width)}  ${String(up + down).padStart(5)}  ${count(up)}  ${count(down)}  ${bar(ratio)}  ${trend(summary, today)}`;
}

function bar(ratio: number | null): string {
  if (ratio === null) {
    return '–'.padEnd(barWidth + 6);
  }
  const filled = Math.round(ratio * barWidth);
  const percent = `${Math.round(ratio * 100)} %`.padStart(5);
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${percent}`;
}

/** Votes of each of the last weeks, the current one last. */
function trend({ votesByDay }: PageSummary, today: Date): string {
  const counts = Array.from({ length: weeks }, () => 0);
  for (const [day, votes] of votesByDay) {
    const age = Math.floor((today.getTime() - Date.parse(day)) / week);
    if (age >= 0 && age < weeks) {
      counts[weeks - 1 - age] = (counts[weeks - 1 - age] ?? 0) + votes;
    }
  }
  const most = Math.max(...counts, 1);
  return counts
    .map((votes) => (votes === 0 ? '·' : levels[Math.ceil((votes / most) * 8) - 1]))
    .join('');
}

function formatComment({
  created_at: at,
  rating,
  section,
  comment,
  language,
}: FeedbackRow): string {
  const vote = rating === null ? ' ' : rating === 1 ? '+' : '–';
  const anchor = section === null ? '' : ` #${section}`;
  // One line without control characters a terminal would obey.
  const text = comment.replace(/[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu, ' ');
  return `    ${at.slice(0, 10)} ${vote} ${language}${anchor}  ${text}`;
}

function formatTotal(summaries: readonly PageSummary[]): string {
  const up = summaries.reduce((sum, page) => sum + page.up, 0);
  const down = summaries.reduce((sum, page) => sum + page.down, 0);
  const comments = summaries.reduce((sum, page) => sum + page.comments.length, 0);
  const share = up + down > 0 ? `, ${Math.round((up / (up + down)) * 100)} % helpful` : '';
  return `${summaries.length} pages, ${up + down} votes${share}, ${comments} comments`;
}

const columns = [
  'created_at',
  'page',
  'section',
  'product',
  'language',
  'version',
  'rating',
  'comment',
  'voter',
  'id',
] as const satisfies (keyof FeedbackRow)[];

/** Feedback as a table for spreadsheets, RFC 4180. */
export function feedbackToCsv(rows: readonly FeedbackRow[]): string {
  const lines = rows.map((row) => columns.map((column) => csvField(row[column])).join(','));
  return [columns.join(','), ...lines, ''].join('\r\n');
}

/** Feedback as JSON. */
export function feedbackToJson(rows: readonly FeedbackRow[]): string {
  return `${JSON.stringify(rows, null, 2)}\n`;
}

function csvField(value: string | number | null): string {
  const text = String(value ?? '');
  // A spreadsheet would take such a text for a formula, and a reader may have written one on purpose.
  const escaped = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
