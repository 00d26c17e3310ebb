import { formatProblem } from '#pipeline/content-files/AuthorError.ts';
import { checkContent } from '#pipeline/checks/checkContent.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';

/** `npm run check:content`: which pages are written, missing or wrong. `--all` lists every missing path. */
const report = await checkContent(openDocs(contentConfig(process.cwd(), { watching: false })));
const words = report.pages.reduce((sum, page) => sum + page.words, 0);
const demos = report.pages.reduce((sum, page) => sum + page.demos, 0);

console.table(
  Object.fromEntries(
    report.pages.map(({ path, words, demos, languages }) => [
      path,
      { words, demos, languages: languages.join(' ') },
    ]),
  ),
);
console.log(
  `Written: ${report.written} of ${report.leaves} pages in the tree, ${words} words, ${demos} demos.`,
);
const listed = process.argv.includes('--all') ? report.missing : report.missing.slice(0, 10);
console.log(`Missing: ${report.missing.length}`);
listed.forEach((path) => console.log(`  ${path}`));
if (listed.length < report.missing.length) {
  console.log(
    `  … and ${report.missing.length - listed.length} more (npm run check:content -- --all)`,
  );
}
console.log('Addresses that other sites link to:');
for (const { section, pages, answeredPages, anchors, answeredAnchors } of report.published) {
  console.log(
    `  ${section}: ${answeredPages} of ${pages} pages, ${answeredAnchors} of ${anchors} anchors on them`,
  );
}
console.log(`Orphans: ${report.orphans.length}`);
report.orphans.forEach((orphan) => console.log(`  ${orphan}`));

if (report.problems.length > 0) {
  console.error(`Problems: ${report.problems.length}`);
  report.problems.forEach((problem) => console.error(`  ${formatProblem(problem)}`));
  process.exit(1);
}
console.log('Problems: 0');
