import type { ChartExample, ChartTraits, ExampleTraits } from '#model/ChartExample.ts';
import type { Language } from '#model/Language.ts';
import { flattenNavigation } from '#model/NavNode.ts';
import type { Page } from '#model/Page.ts';
import { higherPlan, planOfCode } from '#model/Plan.ts';
import { stylingSlug } from '#model/Preferences.ts';
import { demoId } from '#pipeline/demos/demoId.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';

type ExampleSource = Pick<Docs, 'config' | 'page' | 'navigation'>;

/** Every demo of a product with the question it answers: finished ones first, then in the order of the navigation. */
export async function chartExamples(
  docs: ExampleSource,
  product: string,
  language: Language,
): Promise<ChartExample[]> {
  const { exampleTraits, sections } = docs.config;
  const traits = exampleTraits[product];
  const root = sections.find(({ folder }) => folder === product)?.path;
  if (!traits || root === undefined) {
    throw new Error(`The folder content/${product} has no exampleTraits.ts.`);
  }
  const paths = flattenNavigation(await docs.navigation(language)).flatMap((node) =>
    node.kind === 'page' && node.written && `${node.path}/`.startsWith(`${root}/`)
      ? [node.path]
      : [],
  );
  const pages = await Promise.all(paths.map((path) => docs.page(path, language)));
  return pages
    .flatMap((page) => (page ? [{ page, folder: folderOf(page) }] : []))
    .sort((a, b) => rank(traits, a.folder) - rank(traits, b.folder))
    .flatMap(({ page, folder }) => examplesOf(page, folder, traits));
}

function rank({ finished }: ExampleTraits, folder: string): number {
  const index = finished.indexOf(folder);
  return index === -1 ? finished.length : index;
}

/** Last folder of a page's file. */
function folderOf({ sourceFile }: Page): string {
  return sourceFile.split('/').at(-2) ?? '';
}

function examplesOf(page: Page, folder: string, traits: ExampleTraits): ChartExample[] {
  let section: string | null = null;
  return page.blocks.flatMap((block): ChartExample[] => {
    if (block.kind === 'prose') {
      section = block.sections.findLast(({ heading }) => heading)?.heading?.text ?? section;
    }
    const demo = block.kind === 'demo' && page.demos.find(({ name }) => name === block.name);
    const variant = demo && demo.variants[0];
    if (!variant) {
      return [];
    }
    const { name } = demo;
    const code = variant.files.map(({ ts }) => ts);
    const slug = variant.styling && stylingSlug(variant.styling);
    const pageFolder = page.sourceFile.replace(/\/[^/]*$/, '');
    return [
      {
        id: demoId(pageFolder, slug ? `${name}/${slug}` : name),
        title: titleOf(name),
        pagePath: page.path,
        pageTitle: page.meta.title.replace(/^.* - /, ''),
        section,
        anchor: name,
        codeAnchor: `${slug ? `${slug}-` : ''}${name}.tsx`,
        plan: higherPlan(page.meta.plan, planOfCode(code)),
        ...exampleTraitsOf(`${folder}/${name}`, code, traits),
      },
    ];
  });
}

/** The traits of a demo, given as folder of its page and name; one without any is an error of the table. */
export function exampleTraitsOf(
  demo: string,
  code: readonly string[],
  { components, pages, demos }: ExampleTraits,
): ChartTraits {
  const byComponent = components.find(([component]) =>
    code.some((text) => new RegExp(`<${component}\\b`).test(text)),
  )?.[1];
  const { question, data } = { ...byComponent, ...pages[demo.split('/')[0] ?? ''], ...demos[demo] };
  if (!question || !data) {
    throw new Error(
      `The demo ${demo} has no ${question ? 'data shape' : 'question'}: add it to exampleTraits.ts.`,
    );
  }
  return { question, data };
}

/** `StackedAreas` → Stacked areas. */
function titleOf(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').split(' ');
  return words
    .map((word, index) => (index === 0 || /^[A-Z]{2}/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}
