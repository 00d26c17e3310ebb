import path from 'node:path';
import { expect, it } from 'vitest';
import type { ComponentApi } from '#model/api/Api.ts';
import { propSnippet } from '#model/api/propSnippet.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { checkTypes, snippetModule } from '#tests/setup/snippetTypes.ts';

const root = process.cwd();

/** Reads all packages and checks thousands of lines against them. */
const patience = 600_000;

it(
  'every snippet of every component passes the type checker',
  async () => {
    const components = await readComponents();
    const files = new Map(
      components.map((api, index) => [
        path.join(root, `${api.name}Snippets${index}.tsx`),
        fileOf(api),
      ]),
    );
    expect(checkTypes(files)).toEqual([]);
  },
  patience,
);

async function readComponents(): Promise<ComponentApi[]> {
  const docs = openDocs(contentConfig(root, { watching: false }));
  const extracts = await Promise.all(
    docs.config.apiScopes.map(({ product }) => docs.apiExtract(product)),
  );
  return extracts
    .flatMap(({ pages }) => pages)
    .filter((api): api is ComponentApi => api.kind === 'component' && api.props.length > 0);
}

/** The snippets of a component, one to a line. */
function fileOf(api: ComponentApi): string {
  const lines = api.props.flatMap((prop) => propSnippet(api, prop) ?? []);
  const names = api.props
    .map(({ name }) => name)
    .filter((name) => lines.some((line) => line.includes(`{${name}}`)));
  return snippetModule(api, lines, names);
}
