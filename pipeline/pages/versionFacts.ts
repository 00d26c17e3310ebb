import type { ServedRecords } from '#model/versions/versionFiles.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';

type VersionDocs = Pick<Docs, 'config' | 'apis' | 'pageFiles' | 'page'>;

/** The records of a product with the pages and the items of guides they lead to. */
export async function versionFacts(docs: VersionDocs, product: string): Promise<ServedRecords> {
  const { apiScopes, versionRecords } = docs.config;
  const packages = apiScopes.find((scope) => scope.product === product)?.packages ?? [];
  const apis = (await docs.apis()).filter((entry) => entry.product === product);
  return {
    records: packages.flatMap(
      (name) => versionRecords.find((record) => record.package === name) ?? [],
    ),
    pages: Object.fromEntries(apis.map(({ name, path }) => [name, path])),
    guides: await guideItems(docs, product),
  };
}

/** Folders of the products in the names of migration guides, where they differ. */
const guideNames: Record<string, string> = { 'date-pickers': 'pickers' };

/** Which item of which guide is about a name: the first section that names it as code. */
async function guideItems(docs: VersionDocs, product: string): Promise<ServedRecords['guides']> {
  const guides: ServedRecords['guides'] = {};
  const pattern = new RegExp(`^/x/migration/migration-${guideNames[product] ?? product}-v(\\d)$`);
  for (const { path } of await docs.pageFiles()) {
    const before = Number(pattern.exec(path)?.[1] ?? Number.NaN);
    if (Number.isNaN(before)) {
      continue;
    }
    const page = await docs.page(path, 'en');
    const items: Record<string, string> = {};
    for (const [name, id] of namesBySection(page?.blocks.map(markdownOf).join('\n') ?? '')) {
      items[name] ??= `${path}#${id}`;
    }
    guides[String(before + 1)] = items;
  }
  return guides;
}

function markdownOf(block: object): string {
  return 'markdown' in block && typeof block.markdown === 'string' ? block.markdown : '';
}

/** Names in code spans, each with the heading they are below. */
function* namesBySection(markdown: string): Generator<[name: string, id: string]> {
  let id = '';
  let isCode = false;
  for (const line of markdown.split('\n')) {
    isCode = line.startsWith('```') ? !isCode : isCode;
    if (isCode) {
      continue;
    }
    const heading = /^#{2,3} .*\{#([\w-]+)/.exec(line)?.[1];
    if (heading !== undefined) {
      id = heading;
    }
    // The checklist names everything and explains nothing.
    if (id === '' || id === 'checklist') {
      continue;
    }
    for (const match of line.matchAll(/`([^`\n]+)`/g)) {
      const name = /^<?(?:[\w]+\.)*([A-Za-z_][\w-]*)(?:\(\)| ?\/?>)?$/.exec(match[1] ?? '')?.[1];
      if (name !== undefined) {
        yield [name, id];
      }
    }
  }
}
