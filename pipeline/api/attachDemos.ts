import type { Api } from '#model/api/Api.ts';
import type { ApiDemoLink } from '#model/api/ApiDemoLink.ts';
import type { PageDemoUse } from './findDemoUses.ts';
import type { DemoUse } from './readDemoUse.ts';

/** A page of the reference with the demos that use what it describes, the most telling first. */
export function attachDemos(
  api: Api,
  uses: readonly PageDemoUse[],
  titleOf: (path: string) => string,
): Api {
  const link = (names: (use: DemoUse) => readonly string[] | undefined) =>
    linkDemos(uses, names, titleOf);
  switch (api.kind) {
    case 'component': {
      const namesIn = (use: DemoUse) => use.components[api.name];
      const demosOf = (prop: string) => linkDemos(uses, keep(namesIn, prop), titleOf);
      return {
        ...api,
        demos: link(namesIn),
        props: api.props.map((prop) => ({ ...prop, demos: demosOf(prop.name) })),
      };
    }
    case 'interface': {
      const namesIn = (use: DemoUse) => use.types[api.name];
      const demosOf = (property: string) => linkDemos(uses, keep(namesIn, property), titleOf);
      return {
        ...api,
        demos: link(namesIn),
        properties: api.properties.map((property) => ({
          ...property,
          demos: demosOf(property.name),
        })),
      };
    }
    case 'hook':
      return { ...api, demos: link((use) => (use.functions.includes(api.name) ? [] : undefined)) };
    default:
      return api;
  }
}

function keep(namesIn: (use: DemoUse) => readonly string[] | undefined, name: string) {
  return (use: DemoUse) => {
    const names = namesIn(use);
    return names?.includes(name) ? names : undefined;
  };
}

/** A demo that sets little else shows best what a prop does, so its page comes first. */
function linkDemos(
  uses: readonly PageDemoUse[],
  namesIn: (use: DemoUse) => readonly string[] | undefined,
  titleOf: (path: string) => string,
): ApiDemoLink[] {
  const pages = new Map<string, { demos: string[]; fewest: number }>();
  for (const { path, demo, use } of uses) {
    const names = namesIn(use);
    if (names) {
      const page = pages.get(path) ?? { demos: [], fewest: Infinity };
      page.demos.push(demo);
      page.fewest = Math.min(page.fewest, names.length);
      pages.set(path, page);
    }
  }
  return [...pages]
    .sort(([, a], [, b]) => a.fewest - b.fewest)
    .map(([path, { demos }]) => ({ path, title: titleOf(path), demos }));
}
