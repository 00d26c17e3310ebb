import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Api } from '#model/api/Api.ts';
import { type ApiScope, ignoresExport } from '#model/api/ApiScope.ts';
import type { AuthorProblem } from '#pipeline/content-files/AuthorError.ts';
import { type ApiExtract, undocumentedExports } from '#pipeline/api/ApiExtract.ts';
import { readApiPackages } from '#pipeline/api/extract/apiPackages.ts';
import { formatReport } from '#pipeline/api/formatReport.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { checkVersions, type RowDates } from './checkVersions.ts';
import { checkApiMentions } from './checkApiMentions.ts';

/** How much of a product's API is documented, and its committed report. */
export interface ProductApi {
  product: string;
  counts: Record<string, number>;
  /** Absolute path of the report. */
  reportFile: string;
  /** The expected content of the report. */
  report: string;
}

/** The state of the API reference and all problems. */
export interface ApiCheck {
  products: ProductApi[];
  /** How many rows each package has that say since when they exist. */
  dates: Record<string, RowDates>;
  problems: AuthorProblem[];
}

/** Checks the API reference against the packages, the pages against the reference, and the committed reports. */
export async function checkApi(
  docs: Pick<Docs, 'config' | 'pageFiles' | 'compile' | 'apiExtract'>,
): Promise<ApiCheck> {
  const { config } = docs;
  const products: ProductApi[] = [];
  const problems: AuthorProblem[] = [];
  for (const scope of config.apiScopes) {
    const extract = await docs.apiExtract(scope.product);
    const reportFile = path.join(config.contentDir, scope.product, 'api.report.md');
    const packages = readApiPackages(config.root, scope.packages);
    const report = formatReport(scope.product, packages, extract);
    products.push({ product: scope.product, counts: countApi(extract), reportFile, report });
    problems.push(...checkScope(scope, extract, `content/${scope.product}/api.ts`));
    problems.push(...(await checkReport(reportFile, report, config.root)));
  }
  problems.push(...(await checkApiMentions(docs)));
  const dated = await checkVersions(docs);
  problems.push(...dated.problems);
  return { products, dates: dated.packages, problems };
}

/** Checks that every export is documented or ignored for a reason, and that every listed name exists. */
export function checkScope(scope: ApiScope, extract: ApiExtract, file: string): AuthorProblem[] {
  const names = new Set(extract.exports.map(({ name }) => name));
  const problem = (message: string, fix: string) => ({ file, line: 1, message, fix });
  return [
    ...undocumentedExports(extract).map((name) =>
      problem(
        `The export ${name} is documented nowhere.`,
        'Describe it in pipeline/api, or add it to `ignored` with a reason.',
      ),
    ),
    ...scope.interfaces
      .filter((name) => !names.has(name))
      .map((name) =>
        problem(`The packages export no ${name}.`, 'Remove it from `interfaces`, or rename it.'),
      ),
    ...scope.ignored
      .filter((entry) => ![...names].some((name) => ignoresExport(entry, name)))
      .map((entry) =>
        problem(
          `Nothing is left of the ignored ${String(entry.exports)}.`,
          'Remove the entry from `ignored`.',
        ),
      ),
  ];
}

async function checkReport(file: string, report: string, root: string): Promise<AuthorProblem[]> {
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept === report) {
    return [];
  }
  const [first = 0] = differingLines(kept ?? '', report);
  return [
    {
      file: path.relative(root, file).split(path.sep).join('/'),
      line: first + 1,
      message: kept === null ? 'The API report is missing.' : 'The API report is out of date.',
      fix: 'Run npm run check:api -- --write and read the difference before committing it.',
    },
  ];
}

function differingLines(a: string, b: string): number[] {
  const others = b.split('\n');
  return a.split('\n').flatMap((line, index) => (line === others[index] ? [] : [index]));
}

/** Counts what is in a product's reference. */
export function countApi({ pages, exports }: ApiExtract): Record<string, number> {
  const sum = (count: (api: Api) => number) => pages.reduce((total, api) => total + count(api), 0);
  const pagesOf = (kind: Api['kind']) => pages.filter((api) => api.kind === kind).length;
  return {
    pages: pages.length,
    components: pagesOf('component'),
    interfaces: pagesOf('interface'),
    hooks: pagesOf('hook'),
    props: sum((api) => (api.kind === 'component' ? api.props.length : 0)),
    slots: sum((api) => (api.kind === 'component' ? api.slots.length : 0)),
    classes: sum((api) => (api.kind === 'component' ? api.classes.length : 0)),
    properties: sum((api) => (api.kind === 'interface' ? api.properties.length : 0)),
    events: sum((api) => (api.kind === 'events' ? api.events.length : 0)),
    selectors: sum((api) =>
      api.kind === 'selectors'
        ? api.categories.reduce((total, { selectors }) => total + selectors.length, 0)
        : 0,
    ),
    'further exports': sum((api) => (api.kind === 'exports' ? api.exports.length : 0)),
    'public exports': exports.length,
    ignored: exports.filter(({ ignored }) => ignored !== null).length,
  };
}
