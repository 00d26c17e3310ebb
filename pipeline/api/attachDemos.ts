import type { Api, ApiDemoLink } from '#model/api/Api.ts';

/** A demo on its page, and the rows of the reference it uses. */
export interface DemoRows {
  /** Path of the page without language. */
  path: string;
  demo: string;
  /** Ids of rows by path of the API page; a page of which no row is used has an empty set. */
  rows: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * A page of the reference with the demos that use what it describes. Guides with the most of them come first, as they are about it;
 * for a row, those whose demos use little else, as they show best what it does.
 */
export function attachDemos(
  api: Api,
  demos: readonly DemoRows[],
  titleOf: (path: string) => string,
): Api {
  // Of hundreds of demos, before a hundred rows ask.
  const own = demos.filter(({ rows }) => rows.has(api.path));
  const link = (uses: (rows: ReadonlySet<string>) => boolean, compare = byFewest) =>
    linkDemos(api.path, own, uses, compare, titleOf);
  const attach = <Row extends { rowId: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, demos: link((used) => used.has(row.rowId)) }));
  const all = link(() => true, byMost);
  switch (api.kind) {
    case 'component':
      return {
        ...api,
        demos: all,
        props: attach(api.props),
        slots: attach(api.slots),
        classes: attach(api.classes),
      };
    case 'interface':
      return { ...api, demos: all, properties: attach(api.properties) };
    case 'hook':
      return {
        ...api,
        demos: all,
        parameterProperties: attach(api.parameterProperties),
        returnProperties: attach(api.returnProperties),
      };
    // Nearly every demo uses something of a list, so demos are attached to its rows only.
    case 'events':
      return { ...api, events: attach(api.events) };
    case 'selectors':
      return {
        ...api,
        categories: api.categories.map((category) => ({
          ...category,
          selectors: attach(category.selectors),
        })),
      };
    case 'exports':
      return { ...api, exports: attach(api.exports) };
    default:
      return api satisfies never;
  }
}

interface DemoPage {
  demos: string[];
  /** Fewest rows that one of the demos uses. */
  fewest: number;
}

type ComparePages = (a: DemoPage, b: DemoPage) => number;

const byFewest: ComparePages = (a, b) => a.fewest - b.fewest;
const byMost: ComparePages = (a, b) => b.demos.length - a.demos.length || byFewest(a, b);

function linkDemos(
  apiPath: string,
  demos: readonly DemoRows[],
  uses: (rows: ReadonlySet<string>) => boolean,
  compare: ComparePages,
  titleOf: (path: string) => string,
): ApiDemoLink[] {
  const pages = new Map<string, DemoPage>();
  for (const { path, demo, rows } of demos) {
    const used = rows.get(apiPath);
    if (used && uses(used)) {
      const page = pages.get(path) ?? { demos: [], fewest: Infinity };
      page.demos.push(demo);
      page.fewest = Math.min(page.fewest, used.size);
      pages.set(path, page);
    }
  }
  return [...pages]
    .sort(([, a], [, b]) => compare(a, b))
    .map(([path, { demos: names }]) => ({ path, title: titleOf(path), demos: names }));
}
