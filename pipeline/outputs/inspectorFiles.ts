import type { ComponentApi } from '#model/api/Api.ts';
import type { ComponentParts } from '#model/inspector/ComponentParts.ts';
import {
  classKey,
  type InspectedComponent,
  type InspectedPart,
  type InspectorData,
  inspectorPath,
} from '#model/inspector/InspectorData.ts';
import { readStyledKeys, type StyledKeys } from '#pipeline/api/readStyledKeys.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';

interface InspectorFile {
  /** Path below the site's root. */
  fileName: string;
  source: string;
}

/** What the inspector of demos knows, one file for each product. */
export async function inspectorFiles(
  docs: Pick<Docs, 'config' | 'apiExtract'>,
): Promise<InspectorFile[]> {
  return Promise.all(
    docs.config.apiScopes.map(async ({ product }) => ({
      fileName: inspectorPath(product).slice(1),
      source: JSON.stringify(await readInspectorData(docs, product)),
    })),
  );
}

/** What the inspector knows about the components of a product. */
export async function readInspectorData(
  { config, apiExtract }: Pick<Docs, 'config' | 'apiExtract'>,
  product: string,
): Promise<InspectorData> {
  const { pages } = await apiExtract(product);
  const packages = config.apiScopes.find((scope) => scope.product === product)?.packages ?? [];
  return inspectorData(
    pages.filter((api) => api.kind === 'component'),
    readStyledKeys(config.root, packages),
    config.componentParts[product] ?? { slots: [], sx: [], unthemed: [] },
  );
}

/** Joins what the reference, the code of the packages and the authors know. */
export function inspectorData(
  apis: readonly ComponentApi[],
  { classNames, themeKeys, themePackages }: StyledKeys,
  { slots, sx, unthemed }: ComponentParts,
): InspectorData {
  const rows = new Map<string, string[]>();
  for (const { name, classes } of apis) {
    for (const { className } of classes) {
      rows.set(className, [...(rows.get(className) ?? []), name]);
    }
  }
  const part = (className: string): InspectedPart => {
    const [theme = ''] = className.split('-', 1);
    const isThemed = themeKeys.get(theme)?.has(classKey(className)) === true;
    return { rows: rows.get(className) ?? [], theme: isThemed ? theme : null };
  };
  const names = [...new Set([...rows.keys(), ...classNames])].sort();
  return {
    components: Object.fromEntries(apis.map((api) => [api.name, component(api, sx)])),
    parts: Object.fromEntries(names.map((name) => [name, part(name)])),
    slots,
    unthemed,
    themePackages: Object.fromEntries(themePackages),
  };
}

function component(api: ComponentApi, rules: ComponentParts['sx']): InspectedComponent {
  const takesSx = api.props.some(({ name }) => name === 'sx');
  const root = api.classes.find(({ name }) => name === 'root');
  const ruled = rules.find(([pattern]) => pattern.test(api.name))?.[1];
  return {
    path: api.path,
    slots: api.slots.map(({ name }) => name),
    sx: takesSx ? (ruled ?? (root ? `.${root.className}` : null)) : null,
  };
}
