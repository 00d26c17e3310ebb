import type { AuthorProblem } from '#pipeline/AuthorError.ts';
import type { ApiExtract } from '#pipeline/api/ApiExtract.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import type { CompiledPage } from '#pipeline/pages/CompiledPage.ts';

/** Attributes any component takes, whatever its types say. */
const universal = new Set(['children', 'className', 'key', 'ref', 'style', 'sx']);

/** Finds components, hooks and props that pages name and the packages do not have. */
export async function checkApiMentions(docs: Docs): Promise<AuthorProblem[]> {
  const { apiScopes, languageConfig } = docs.config;
  const extracts = new Map(
    await Promise.all(
      apiScopes.map(async ({ product }) => [product, await docs.apiExtract(product)] as const),
    ),
  );
  const all = [...extracts.values()];
  const problems: AuthorProblem[] = [];
  for (const file of await docs.pageFiles()) {
    const own = extracts.get(file.section.folder);
    for (const language of languageConfig.prerendered) {
      const compiled = file.files[language] ? await docs.compile(file.path, language) : null;
      if (compiled) {
        problems.push(...checkPage(compiled, own ? [own] : all));
      }
    }
  }
  return problems;
}

/**
 * What a page names wrongly. A prop counts as named where the word "prop" follows an inline code, or where it is
 * written on a component, as in `<DataGrid rows />`: other inline code may be anything.
 */
export function checkPage(
  { file, subject, propMentions }: Pick<CompiledPage, 'file' | 'subject' | 'propMentions'>,
  extracts: readonly ApiExtract[],
): AuthorProblem[] {
  const pages = extracts.flatMap((extract) => extract.pages);
  const propNames = new Set(extracts.flatMap((extract) => extract.propNames));
  const isKnown = (prop: string, component: string | null) => {
    const api = pages.find((page) => page.name === component);
    // Without inherited props a component takes what its page lists; otherwise any prop of the product may be inherited.
    const isListed =
      api?.kind === 'component' && api.inheritance === null
        ? api.props.some(({ name }) => name === prop)
        : propNames.has(prop);
    return isListed || universal.has(prop) || /^(aria|data)-/.test(prop);
  };
  const exported = new Set(extracts.flatMap(({ exports }) => exports.map(({ name }) => name)));
  return [
    ...subject.components
      .filter((name) => !exported.has(name))
      .map((name) => unknown(file, 1, `component ${name}`, 'front matter')),
    ...subject.hooks
      .filter((name) => !pages.some((api) => api.kind === 'hook' && api.name === name))
      .map((name) => unknown(file, 1, `hook ${name}`, 'front matter')),
    ...propMentions.flatMap(({ prop, component, line }) => {
      const isOurs = component === null ? subject.components.length > 0 : exported.has(component);
      return isOurs && !isKnown(prop, component)
        ? [unknown(file, line, `prop ${prop}${component ? ` of ${component}` : ''}`, 'text')]
        : [];
    }),
  ];
}

function unknown(file: string, line: number, what: string, where: string): AuthorProblem {
  return {
    file,
    line,
    message: `The ${where} names the ${what}, which the installed packages do not have.`,
    fix: 'Correct the name; the API reference lists what there is.',
  };
}
