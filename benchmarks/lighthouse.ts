import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { formatTable } from './formatTable.ts';
import {
  categories,
  findLowScores,
  type LighthouseReading,
  lighthouseTable,
  medianReading,
  readReport,
} from './LighthouseReading.ts';
import { openDebuggedBrowser } from './openDebuggedBrowser.ts';
import { openSite } from './openSite.ts';

/** `npm run bench:lighthouse`: scores of Lighthouse for mobile, with its own simulated throttling. */
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'build/client' },
    pages: {
      type: 'string',
      default: [
        '/',
        '/x/introduction/licensing',
        '/x/react-data-grid/sorting',
        '/x/react-date-pickers/date-picker',
        '/x/react-charts/bars',
        '/x/react-tree-view/rich-tree-view/items',
        '/x/api/data-grid/data-grid',
      ].join(','),
    },
    runs: { type: 'string', default: '3' },
    details: { type: 'boolean', default: false },
  },
});

async function runOnce(url: string, port: number): Promise<LighthouseReading> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories });
  const problem = result ? result.lhr.runtimeError?.message : 'no result';
  if (!result || problem !== undefined) {
    throw new Error(`Lighthouse could not judge ${url}: ${problem}.`);
  }
  return readReport(result.lhr);
}

const pages = values.pages.split(',');
const site = await openSite({ name: 'ours', location: values.site, isOurs: true, pages });
const browser = await openDebuggedBrowser();
const readings = new Map<string, LighthouseReading>();
try {
  for (const page of pages) {
    console.log(`Judging ${page} …`);
    const runs: LighthouseReading[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      runs.push(await runOnce(site.origin + page, browser.port));
    }
    readings.set(page, medianReading(runs));
  }
} finally {
  await browser.close();
  await site.close();
}

const { title, header, rows } = lighthouseTable(readings);
console.log(`\n${formatTable(title, header, rows)}\n`);
for (const [page, { failing, busy }] of readings) {
  const lines = [...failing, ...(values.details ? busy : [])];
  if (lines.length > 0) {
    console.log([page, ...lines.map((line) => `  ${line.replace(site.origin, '')}`)].join('\n'));
  }
}
const problems = findLowScores(readings);
if (problems.length > 0) {
  console.error(`Broken:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exitCode = 1;
}
