import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { widgetsExtract } from '#pipeline/api/fixtures/widgetsApi.ts';
import { checkLinks } from '#pipeline/checks/checkLinks.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { paidNames } from './paidNames.ts';
import { type PlanFeature, planFeatures } from './planFeatures.ts';
import { losses, planMatrixBlock } from './planMatrixBlock.ts';

describe('planMatrixBlock', () => {
  /** The Markdown of the block on the overview of the mini-site. */
  async function write(options = ''): Promise<string> {
    const config = await writeMiniSite({
      'widgets/overview/overview.md': `---\ntitle: Widgets\ndescription: A.\n---\n\n::component{name="PlanMatrix"${options}}\n`,
      'widgets/advanced/levels/levels.md':
        '---\ntitle: Widgets - Levels\ndescription: A.\nplan: pro\n---\n\n## Sums {#sums plan=premium}\n\nText.\n\n### Totals {#totals}\n',
    });
    const page = await openDocs(config).visiblePage('/x/react-widgets', 'en');
    const block = page?.blocks.find((each) => each.kind === 'prose' && each.html.includes('table'));
    return block?.kind === 'prose' ? block.markdown : '';
  }

  it('lists pages below a caption, and sections that need a higher plan', async () => {
    const address = 'https://docs.example.com/x/react-widgets/advanced/levels.md';
    expect((await write()).split('\n').slice(2)).toEqual([
      '| **Advanced** | | | |',
      `| [Levels](${address}) | – | Yes | Yes |`,
      `| [Levels: Sums](${address}#sums) | – | – | Yes |`,
    ]);
  });

  it('lists what an app without a plan lacks, by feature', async () => {
    const docs = openDocs(await writeMiniSite());
    const block = await planMatrixBlock(
      { kind: 'component', name: 'PlanMatrix', props: { without: 'pro' } },
      { section: 'widgets', language: 'zh' },
      { ...docs, apiExtract: async () => widgetsExtract() },
    );
    const row = 'https://docs.example.com/zh/x/api/widgets/dial.md#dial-prop-maxValue';
    expect(block.markdown.split('\n').slice(2)).toEqual([
      '| [Levels](https://docs.example.com/zh/x/react-widgets/advanced/levels.md) | – |',
      `| 其他 | [\`maxValue\`](${row}) |`,
    ]);
    expect(block.html).toContain('<div class="plan-matrix"><div class="table-frame" tabindex="0">');
  });

  it('leaves out recipes, demo pages, and example apps', async () => {
    const config = await writeMiniSite();
    const pages = ['levels', 'dial-recipes', 'dial-demo', 'demo', 'demos/cockpit', 'democratic'];
    const navigation = [
      {
        pathname: '/x/react-widgets-group',
        children: [
          {
            pathname: '/x/react-widgets/features',
            subheader: 'Features',
            children: pages.map((page) => ({ pathname: `/x/react-widgets/${page}` })),
          },
        ],
      },
    ];
    const sections = config.sections.map((section) =>
      section.folder === 'widgets' ? { ...section, navigation } : section,
    );
    const features = await planFeatures(openDocs({ ...config, sections }), 'widgets', 'en');
    expect(features.map(({ path }) => path)).toEqual([
      '/x/react-widgets/levels',
      '/x/react-widgets/democratic',
    ]);
  });

  it('refuses a plan that the product does not have', async () => {
    await expect(write(' without="gold"')).rejects.toThrow(
      'The packages of widgets have no plan "gold": they have pro, premium.',
    );
  });
});

/** Compiling every page anew takes its time; from the cache it is a matter of seconds. */
const patience = 300_000;

describe('the features of the real products', () => {
  const docs = openDocs(contentConfig(process.cwd(), { watching: false }));
  const products = docs.config.sections.flatMap(({ product }) => product ?? []);
  const features = new Map<string, PlanFeature[]>();

  beforeAll(async () => {
    for (const { folder } of products) {
      features.set(folder, await planFeatures(docs, folder, 'en'));
    }
  }, patience);

  it.each(products)('$name: every plan in a page is a row, and nothing else', async (product) => {
    const rows = features.get(product.folder) ?? [];
    const paths = new Set(rows.map(({ path }) => path));
    const files = (await docs.pageFiles()).filter(({ path }) => paths.has(path));
    const tagged = await Promise.all(
      files.map(async ({ path, files: { en } }) => plansIn(await readFile(en, 'utf8'), path)),
    );
    const paid = rows.filter(({ href, plan }) => href !== null && plan !== null);
    const found = paid.map(({ href, plan }) => `${href} ${plan}`);
    expect(found.sort()).toEqual(tagged.flat().sort());
  });

  it.each(products)('$name: the plan of a page agrees with the navigation', async (product) => {
    const rows = features.get(product.folder) ?? [];
    const own = rows.filter(({ href, path }) => href === path);
    const compiled = await Promise.all(own.map(({ path }) => docs.compile(path, 'en')));
    const plans = compiled.map((each) => `${each?.path} ${each?.page?.meta.plan}`);
    expect(plans).toEqual(own.map(({ path, plan }) => `${path} ${plan}`));
  });

  it.each(products)(
    '$name: every name that only a paid package has is in a row',
    async (product) => {
      const { pages } = await docs.apiExtract(product.folder);
      const paid = paidNames(pages);
      const rows = features.get(product.folder) ?? [];
      const pro = await losses(docs, product.folder, 'pro', rows);
      const premium = await losses(docs, product.folder, 'premium', rows);
      const listed = [...pro, ...premium].flatMap(({ names }) => names.map(({ label }) => label));
      expect(paid.length).toBeGreaterThan(5);
      expect(listed.sort()).toEqual(paid.map(({ label }) => label).sort());
    },
  );

  it('every link of a matrix leads to a page and a section that exist', async () => {
    const files = await docs.pageFiles();
    const compiled = await Promise.all(files.map(({ path }) => docs.compile(path, 'en')));
    const pages = compiled.filter((each) => each !== null);
    const hrefs = [...features.values()].flat().flatMap(({ href }) => href ?? []);
    const links = hrefs.map((href) => ({ href, line: 1 }));
    const [first, ...others] = pages;
    expect(links.length).toBeGreaterThan(30);
    expect(
      first &&
        checkLinks([{ ...first, links }, ...others.map((each) => ({ ...each, links: [] }))], []),
    ).toEqual([]);
    // Without a cache every page is compiled for it.
  }, 180_000);
});

/** The plans that a Markdown file names, of the page and of sections that need a higher one. */
function plansIn(source: string, path: string): string[] {
  const order = ['', 'pro', 'premium'];
  const [, page = ''] = /^plan: (\w+)$/m.exec(source) ?? [];
  let section = page;
  const found = page ? [`${path} ${page}`] : [];
  for (const [, marks, id = '', rest = ''] of source.matchAll(/^(##+) .*\{#(\S+?)([ }].*)$/gm)) {
    const [, plan = ''] = /plan=(\w+)/.exec(rest) ?? [];
    const outer = marks === '##' ? page : section;
    const isHigher = order.indexOf(plan) > order.indexOf(outer);
    found.push(...(isHigher ? [`${path}#${id} ${plan}`] : []));
    if (marks === '##') {
      section = isHigher ? plan : page;
    }
  }
  return found;
}
