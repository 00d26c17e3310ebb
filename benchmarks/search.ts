import { parseArgs } from 'node:util';
import { readBudgets } from './budgets.ts';
import { formatTable } from './formatTable.ts';
import { timeSearch, weighSearch } from './measureSearch.ts';
import { openBrowser } from './openBrowser.ts';
import { openSite } from './openSite.ts';

/** `npm run bench:search`: what the search weighs and how long readers wait for it, against its budgets. */
const { values } = parseArgs({ options: { site: { type: 'string', default: 'build/client' } } });
const budgets = await readBudgets();
const bytes = await weighSearch(values.site);
const site = await openSite({ name: 'ours', location: values.site, pages: [], isOurs: true });
const browser = await openBrowser();
try {
  const times = await timeSearch(browser, site.origin, values.site);
  const rounded = (value: number) => value.toFixed(1);
  console.log(
    formatTable(
      'Search index',
      ['Language', 'First result KB', 'Total KB'],
      bytes.map(({ language, firstKB, totalKB }) => [language, rounded(firstKB), rounded(totalKB)]),
    ),
  );
  console.log(
    formatTable(
      'Search at a quarter of the processor',
      ['Keystrokes', 'p50 ms', 'p95 ms', 'First open ms', 'First result ms'],
      [
        [
          String(times.keystrokes),
          rounded(times.p50),
          rounded(times.p95),
          rounded(times.firstOpen),
          rounded(times.firstResult),
        ],
      ],
    ),
  );
  const broken = [
    ...bytes.flatMap(({ language, firstKB, totalKB }) => [
      ...(firstKB > budgets.searchFirst.max ? [`searchFirst ${language} ${rounded(firstKB)}`] : []),
      ...(totalKB > budgets.searchTotal.max ? [`searchTotal ${language} ${rounded(totalKB)}`] : []),
    ]),
    ...(times.p95 > budgets.searchKeyMs.max ? [`searchKeyMs ${rounded(times.p95)}`] : []),
  ];
  if (broken.length > 0) {
    console.error(`Broken:\n${broken.map((line) => `  ${line}`).join('\n')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.close();
}
