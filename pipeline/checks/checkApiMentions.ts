import { languageCodes } from '#model/Language.ts';
import type { AuthorProblem } from '#pipeline/content-files/AuthorError.ts';
import type { ApiExtract } from '#pipeline/api/ApiExtract.ts';
import type { CompiledPage, Docs } from '#pipeline/docs/Docs.ts';

/** Attributes that every component accepts. */
const universal = new Set(['children', 'className', 'key', 'ref', 'style', 'sx']);

/** Finds components, hooks and props on pages that the packages do not have. */
export async function checkApiMentions(
  docs: Pick<Docs, 'config' | 'pageFiles' | 'compile' | 'apiExtract'>,
): Promise<AuthorProblem[]> {
  const { apiScopes } = docs.config;
  const extracts = new Map(
    await Promise.all(
      apiScopes.map(async ({ product }) => [product, await docs.apiExtract(product)] as const),
    ),
  );
  const all = [...extracts.values()];
  const problems: AuthorProblem[] = [];
  for (const file of await docs.pageFiles()) {
    const own = extracts.get(file.section.folder);
    for (const language of languageCodes) {
      const compiled = file.files[language] ? await docs.compile(file.path, language) : null;
      if (compiled) {
        problems.push(...checkPage(compiled, own ? [own] : all));
      }
    }
  }
  return problems;
}

/**
 * Finds unknown names on a page. Inline code counts as a prop if the word "prop" follows it, or if it is written on a
 * component, as in `<DataGrid rows />`; other inline code may be anything.
 */
export function checkPage(
  { file, subject, propMentions }: Pick<CompiledPage, 'file' | 'subject' | 'propMentions'>,
  extracts: readonly ApiExtract[],
): AuthorProblem[] {
  const pages = extracts.flatMap((extract) => extract.pages);
  const propNames = new Set(extracts.flatMap((extract) => extract.propNames));
  const isKnown = (prop: string, component: string | null) => {
    const api = pages.find((page) => page.name === component);
    // A component without inherited props accepts only those its page lists; others may inherit any prop of the product.
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
