import type { InsightSummary, Tally } from './insightReport.ts';
import { type InsightList, insightLists } from './formatInsight.ts';

interface HtmlOptions {
  /** Entries of each list. */
  most: number;
  /** When the report was made. */
  today: Date;
}

const whole = new Intl.NumberFormat('en-US');

/** The report as one HTML file with plots; it loads nothing and runs no script. */
export function insightHtml(summary: InsightSummary, { most, today }: HtmlOptions): string {
  const total = summary.viewsByDay.reduce((sum, { count }) => sum + count, 0);
  const lists = insightLists(summary, most).map(listHtml).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Insight</title>
<style>${css}</style>
</head>
<body>
<header>
<h1>Insight</h1>
<p>${whole.format(total)} page views. Made on ${today.toISOString().slice(0, 10)} from counts per day; nothing in them is about one reader.</p>
</header>
<main>
<section class="wide"><h2>Views by day</h2>${dayPlot(summary.viewsByDay)}</section>
${lists}
</main>
</body>
</html>
`;
}

function listHtml({ title, note, entries }: InsightList): string {
  const highest = Math.max(0, ...entries.map(({ value }) => value));
  const rows = entries
    .map(({ name, value, text }) => {
      const share = highest > 0 ? Math.round((value / highest) * 1000) / 10 : 0;
      return `<tr><th scope="row">${nameHtml(name)}</th><td><svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect width="${share}" height="8"/></svg></td><td>${escapeHtml(text)}</td></tr>`;
    })
    .join('');
  const body = rows === '' ? '<p class="none">Nothing yet.</p>' : `<table>${rows}</table>`;
  return `<section><h2>${escapeHtml(title)}</h2><p>${escapeHtml(note)}</p>${body}</section>`;
}

const plot = { width: 960, height: 212, start: 56, end: 8, top: 12, bottom: 40 };

/** Columns, one for each day from the first to the last, those without views included. */
function dayPlot(days: readonly Tally[]): string {
  const all = everyDay(days);
  if (all.length === 0) {
    return '<p class="none">Nothing yet.</p>';
  }
  const highest = Math.max(...all.map(({ count }) => count));
  const step = (plot.width - plot.start - plot.end) / all.length;
  const baseline = plot.height - plot.bottom;
  const scale = (baseline - plot.top) / highest;
  const columns = all.map(({ name, count }, index) => {
    const x = round(plot.start + index * step + step * 0.1);
    const height = round(count * scale);
    return `<rect x="${x}" y="${round(baseline - height)}" width="${round(Math.min(step * 0.8, 48))}" height="${height}"><title>${name}: ${whole.format(count)}</title></rect>`;
  });
  const grid = [...new Set([0, Math.round(highest / 2), highest])].map((value) => {
    const y = round(baseline - value * scale);
    return `<line x1="${plot.start}" x2="${plot.width - plot.end}" y1="${y}" y2="${y}"/><text x="${plot.start - 8}" y="${y + 4}" text-anchor="end">${whole.format(value)}</text>`;
  });
  const [first, last] = [all[0]?.name ?? '', all.at(-1)?.name ?? ''];
  const names = `<text x="${plot.start}" y="${plot.height - 8}">${first}</text>${
    first === last
      ? ''
      : `<text x="${plot.width - plot.end}" y="${plot.height - 8}" text-anchor="end">${last}</text>`
  }`;
  return `<svg class="days" viewBox="0 0 ${plot.width} ${plot.height}" role="img" aria-label="Views by day, ${first} to ${last}, at most ${whole.format(highest)}">${grid.join('')}${columns.join('')}${names}</svg>`;
}

const dayMs = 86_400_000;

function everyDay(days: readonly Tally[]): Tally[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) {
    return [];
  }
  const counts = new Map(days.map(({ name, count }) => [name, count]));
  const length = Math.round((Date.parse(last.name) - Date.parse(first.name)) / dayMs) + 1;
  return Array.from({ length }, (_, index) => {
    const name = new Date(Date.parse(first.name) + index * dayMs).toISOString().slice(0, 10);
    return { name, count: counts.get(name) ?? 0 };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A path breaks after its slashes. */
function nameHtml(name: string): string {
  return escapeHtml(name).replaceAll('/', '/<wbr>');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

const css = `
:root{color-scheme:light dark;--text:#1c2025;--muted:#5b6470;--line:#e3e6ea;--page:#fff;--accent:hsl(210 100% 42%);font:15px/1.5 system-ui,sans-serif}
@media (prefers-color-scheme:dark){:root{--text:#e6e9ed;--muted:#9aa4b0;--line:#2b3138;--page:hsl(210 14% 7%);--accent:hsl(210 100% 66%)}}
body{margin:0 auto;max-inline-size:1200px;padding:32px 24px 64px;color:var(--text);background:var(--page)}
h1{margin:0;font-size:28px}h2{margin:0;font-size:17px}
p{margin:4px 0 12px;color:var(--muted)}
main{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,440px),1fr));gap:40px 48px;margin-block-start:32px}
.wide{grid-column:1/-1}
table{inline-size:100%;border-collapse:collapse;font-size:13px}
th,td{padding:6px 0;border-block-end:1px solid var(--line);text-align:start;vertical-align:middle}
th{font-weight:500;overflow-wrap:anywhere;padding-inline-end:16px}
td:nth-child(2){inline-size:96px;padding-inline-end:12px}
td:last-child{inline-size:38%;color:var(--muted);font-variant-numeric:tabular-nums}
td svg{display:block;inline-size:96px;block-size:8px;background:var(--line)}
rect{fill:var(--accent)}
.days{display:block;inline-size:100%;block-size:auto;margin-block-start:12px;overflow:visible}
.days line{stroke:var(--line)}.days text{fill:var(--muted);font-size:12px}
.none{margin:0}
@media (max-width:600px){td:nth-child(2){display:none}.days text{font-size:26px}td:last-child{inline-size:42%}}
`;
