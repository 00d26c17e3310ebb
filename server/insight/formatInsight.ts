import type { InsightSummary, PageInsight, PageVital, Tally } from './insightReport.ts';

/** A list of a report, ready to be written as text or drawn. */
export interface InsightList {
  title: string;
  /** What the list is good for, or what its emptiness means. */
  note: string;
  entries: { name: string; value: number; text: string }[];
}

const whole = new Intl.NumberFormat('en-US');

/** The lists of a report in the order a team reads them, each with at most some entries. */
export function insightLists(summary: InsightSummary, most: number): InsightList[] {
  const tallies = (title: string, note: string, all: readonly Tally[]): InsightList => ({
    title,
    note,
    entries: all
      .slice(0, most)
      .map(({ name, count }) => ({ name, value: count, text: whole.format(count) })),
  });
  return [
    {
      title: 'Most read',
      note: 'Views, with the votes and copies of the same days.',
      entries: summary.pages
        .filter(({ views }) => views > 0)
        .slice(0, most)
        .map((page) => ({ name: page.page, value: page.views, text: readText(page) })),
    },
    {
      title: 'Least helpful',
      note: 'Pages with votes. Few votes count less than many.',
      entries: summary.leastHelpful.slice(0, most).map((page) => ({
        name: page.page,
        value: page.down / (page.up + page.down),
        text: `${page.down} of ${page.up + page.down} not helpful, ${whole.format(page.views)} views`,
      })),
    },
    tallies('Searched and not found', 'Words that have no result.', summary.notFound),
    tallies('Found and not opened', 'Words whose results nobody opened.', summary.notOpened),
    tallies('Missing pages', 'Addresses that readers came to in vain.', summary.missing),
    tallies('Copied code', 'Demos by name; a page alone is code in its text.', summary.copies),
    ...vitalLists(summary.vitals, most),
    tallies('Clicks', 'Category, action, and label.', summary.clicks),
    tallies('Readers', 'Choices and screens, once per load.', summary.readers),
  ];
}

function readText({ views, copies, up, down }: PageInsight): string {
  const votes = up + down > 0 ? `, ${up} helpful, ${down} not` : '';
  const copied = copies > 0 ? `, ${whole.format(copies)} copies` : '';
  return `${whole.format(views)} views${votes}${copied}`;
}

function vitalLists(vitals: readonly PageVital[], most: number): InsightList[] {
  const metrics = [...new Set(vitals.map(({ metric }) => metric))];
  const shown = metrics.length > 0 ? metrics : (['LCP'] as const);
  return shown.map((metric) => ({
    title: `Slowest pages: ${metric} at p75`,
    note: 'Measured by one load in ten thousand. Three of four readers had this or better.',
    entries: vitals
      .filter((vital) => vital.metric === metric)
      .slice(0, most)
      .map(({ page, p75, samples }) => ({
        name: page,
        value: p75,
        text: `${metric === 'CLS' ? p75 : `${whole.format(p75)} ms`}, ${whole.format(samples)} loads`,
      })),
  }));
}

const barWidth = 16;

/** The report for a terminal. */
export function formatInsight(summary: InsightSummary, most: number): string {
  const total = summary.viewsByDay.reduce((sum, { count }) => sum + count, 0);
  const [first, last] = [summary.viewsByDay[0], summary.viewsByDay.at(-1)];
  const period = first && last ? `${first.name} to ${last.name}` : 'no days yet';
  const lists = insightLists(summary, most).map(({ title, entries }) => {
    const width = Math.max(0, ...entries.map(({ name }) => name.length));
    const highest = Math.max(0, ...entries.map(({ value }) => value));
    const lines = entries.map(
      ({ name, value, text }) => `  ${name.padEnd(width)}  ${bar(value, highest)}  ${text}`,
    );
    return [title, ...(lines.length > 0 ? lines : ['  nothing yet'])].join('\n');
  });
  return [`${whole.format(total)} page views, ${period}`, ...lists].join('\n\n');
}

function bar(value: number, highest: number): string {
  const filled = highest > 0 ? Math.round((value / highest) * barWidth) : 0;
  return '█'.repeat(filled).padEnd(barWidth, '░');
}
