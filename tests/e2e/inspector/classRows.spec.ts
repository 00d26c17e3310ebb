import type { APIRequestContext } from '@playwright/test';
import { type InspectorData, inspectorPath, listedClass } from '#model/inspector/InspectorData.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { readSitemap } from '#tests/setup/readSite.ts';

const products = ['data-grid', 'date-pickers', 'charts', 'tree-view'];

test('every class row of the reference that occurs in a demo is known to the inspector', async ({
  request,
}) => {
  const paths = (await readSitemap(request)).filter((path) => !path.startsWith('/zh'));
  const seen = new Set<string>();
  for (const path of paths.filter((each) => each.startsWith('/x/react-'))) {
    const html = await (await request.get(path)).text();
    for (const [, names = ''] of html.matchAll(/ class="([^"]*\bMui[^"]*)"/g)) {
      names.split(/\s+/).forEach((name) => seen.add(listedClass(name)));
    }
  }
  for (const product of products) {
    const response = await request.get(inspectorPath(product));
    const data = (await response.json()) as InspectorData;
    const pages = paths.filter((path) => path.startsWith(`/x/api/${product}/`));
    const rows: Awaited<ReturnType<typeof classRows>> = [];
    for (const path of pages) {
      rows.push(...(await classRows(request, path)));
    }
    const inDemos = rows.filter(({ className }) => seen.has(className));
    expect(inDemos.length, `rows of ${product} in demos`).toBeGreaterThan(20);
    const unknown = inDemos.filter(
      ({ className, component }) => data.parts[className]?.rows.includes(component) !== true,
    );
    expect(unknown).toEqual([]);
  }
});

/** The classes that a page of the reference lists. */
async function classRows(request: APIRequestContext, path: string) {
  const text = await (await request.get(`${path.replace(/\/$/, '')}.md`)).text();
  const component = /^# (\S+) API/m.exec(text)?.[1] ?? '';
  return [...text.matchAll(/^\| `\.(Mui[\w-]*)` \|/gm)].map(([, className = '']) => ({
    className,
    component,
  }));
}
