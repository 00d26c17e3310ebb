import type { ApiEntry } from '#model/api/ApiEntry.ts';
import type { ApiLink } from '#model/api/ApiLink.ts';
import type { Page } from '#model/Page.ts';

/** API pages of the components and hooks a page documents, in the order of its front matter. */
export function findApiLinks(
  { meta, section }: Pick<Page, 'meta' | 'section'>,
  apis: readonly ApiEntry[],
): ApiLink[] {
  return [...meta.components, ...meta.hooks].flatMap((name) => {
    const found = apis.filter((api) => api.name === name);
    // Names of two products may be alike; the page's own product comes first.
    const api = found.find(({ product }) => product === section) ?? found[0];
    return api?.kind === 'component' || api?.kind === 'hook'
      ? [{ kind: api.kind, name, path: api.path, plan: api.plan }]
      : [];
  });
}
