import type { Api, ApiDemoLink } from '#model/api/Api.ts';

/** A demo on its page, and the rows of the reference it uses. */
export interface DemoRows {
  /** Path of the page without language. */
  path: string;
  demo: string;
  /** Ids of rows by path of the API page; a page of which no row is used has an empty set. */
  rows: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A page of the reference with the demos that use what it describes, the most specific first. */
export function attachDemos(
  api: Api,
  demos: readonly DemoRows[],
  titleOf: (path: string) => string,
): Api {
  // Of hundreds of demos, before a hundred rows ask.
  const own = demos.filter(({ rows }) => rows.has(api.path));
  const link = (uses: (rows: ReadonlySet<string>) => boolean) =>
    linkDemos(api.path, own, uses, titleOf);
  const attach = <Row extends { rowId: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, demos: link((used) => used.has(row.rowId)) }));
  const all = link(() => true);
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

/** A demo that uses little else of a page shows best what a row does, so its page comes first. */
function linkDemos(
  apiPath: string,
  demos: readonly DemoRows[],
  uses: (rows: ReadonlySet<string>) => boolean,
  titleOf: (path: string) => string,
): ApiDemoLink[] {
  const pages = new Map<string, { demos: string[]; fewest: number }>();
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
    .sort(([, a], [, b]) => a.fewest - b.fewest)
    .map(([path, { demos: names }]) => ({ path, title: titleOf(path), demos: names }));
}
