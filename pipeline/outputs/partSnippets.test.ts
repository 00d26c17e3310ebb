import path from 'node:path';
import { expect, it } from 'vitest';
import type { ComponentApi } from '#model/api/Api.ts';
import { classKey, type InspectorData } from '#model/inspector/InspectorData.ts';
import {
  slotPropsSnippet,
  type SnippetPart,
  sxSnippet,
  themeSnippet,
} from '#model/inspector/partSnippets.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { checkTypes, snippetModule } from '#tests/setup/snippetTypes.ts';
import { readInspectorData } from './inspectorFiles.ts';

const root = process.cwd();

/** Reads all packages and checks code against them. */
const patience = 600_000;

const docs = openDocs(contentConfig(root, { watching: false }));

it(
  'every snippet that the inspector can show passes the type checker',
  async () => {
    const files = new Map<string, string>();
    for (const { product } of docs.config.apiScopes) {
      const data = await readInspectorData(docs, product);
      const { pages } = await docs.apiExtract(product);
      const apis = pages.filter((api) => api.kind === 'component');
      files.set(path.join(root, `${product}.theme.ts`), themeFile(data));
      apis.forEach((api) => {
        const lines = componentSnippets(api, data);
        if (lines.length > 0) {
          files.set(path.join(root, `${product}.${api.name}.tsx`), snippetModule(api, lines));
        }
      });
    }
    expect(files.size).toBeGreaterThan(60);
    expect(checkTypes(files)).toEqual([]);
  },
  patience,
);

const part = (selector: string): SnippetPart => ({
  selector,
  states: ['Mui-selected'],
  style: 'fontWeight: 600',
});

/** One theme for each key, as one object cannot have a key twice. */
function themeFile({ parts, themePackages }: InspectorData): string {
  const snippets = Object.entries(parts).flatMap(([className, { theme }]) => {
    const packageName = theme === null ? undefined : themePackages[theme];
    return theme === null || packageName === undefined
      ? []
      : [{ theme, key: classKey(className), packageName, isOwn: true }].map((target) =>
          themeSnippet(target, part(`.${className}`), true),
        );
  });
  expect(snippets.length).toBeGreaterThan(5);
  const lines = snippets.flatMap((code) => code.split('\n'));
  const imports = [...new Set(lines.filter((line) => line.startsWith('import ')))];
  const themes = snippets.map((code) => code.replace(/^import .*\n/gm, ''));
  return [...imports, ...themes.map((code, index) => code.replace('theme', `theme${index}`))]
    .concat('export {};')
    .join('\n');
}

function componentSnippets(api: ComponentApi, { components, slots }: InspectorData): string[] {
  const known = components[api.name];
  const own = slots.flatMap(({ name, takes }) =>
    takes !== null && known?.slots.includes(name)
      ? [slotPropsSnippet({ component: api.name, slots: [name], takes }, part('.MuiPart-root'))]
      : [],
  );
  const inner = slots.flatMap(({ name, takes }) =>
    takes !== null && known?.slots.includes('item') && components['TreeItem']?.slots.includes(name)
      ? [
          slotPropsSnippet(
            { component: api.name, slots: ['item', name], takes },
            part('.MuiPart-root'),
          ),
        ]
      : [],
  );
  const sx = known?.sx ? [sxSnippet(api.name, part('.MuiPart-root'), false)] : [];
  return [...sx, ...own, ...inner];
}
