import { writeFile } from 'node:fs/promises';
import { formatProblem } from '#pipeline/content-files/AuthorError.ts';
import { checkApi } from '#pipeline/checks/checkApi.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';

/** `npm run check:api`: compares the reference with the packages and the pages. `--write` updates the committed reports first. */
const docs = openDocs(contentConfig(process.cwd(), { watching: false }));
let check = await checkApi(docs);
if (process.argv.includes('--write')) {
  await Promise.all(check.products.map(({ reportFile, report }) => writeFile(reportFile, report)));
  check = await checkApi(docs);
}

console.table(Object.fromEntries(check.products.map(({ product, counts }) => [product, counts])));
console.table(check.dates);
if (check.problems.length > 0) {
  console.error(`Problems: ${check.problems.length}`);
  check.problems.forEach((problem) => console.error(`  ${formatProblem(problem)}`));
  process.exit(1);
}
console.log('Problems: 0');
