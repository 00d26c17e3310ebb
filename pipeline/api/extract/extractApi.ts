import type { Api } from '#model/api/Api.ts';
import type { ApiBase } from '#model/api/ApiBase.ts';
import type { ApiScope } from '#model/api/ApiScope.ts';
import { apiSlug } from '#model/api/rowId.ts';
import type { ApiContext } from './ApiContext.ts';
import type { ApiExtract } from '#pipeline/api/ApiExtract.ts';
import { readApiPackages } from './apiPackages.ts';
import { createApiProgram } from './createApiProgram.ts';
import { classPrefixes } from './describeClasses.ts';
import { describeComponent } from './describeComponent.ts';
import { describeEvents } from './describeEvents.ts';
import { describeExport } from './describeExport.ts';
import { describeHook } from './describeHook.ts';
import { describeInterface } from './describeInterface.ts';
import { describeSelectors } from './describeSelectors.ts';
import { listExports, type PublicExport } from './listExports.ts';
import { type ExportPlace, placeExports } from './placeExports.ts';
import { readThemeNames } from './readThemeNames.ts';

/** The whole API reference of a product, from the types of its installed packages. */
export function extractApi(root: string, scope: ApiScope): ApiExtract {
  const packages = readApiPackages(root, scope.packages);
  const program = createApiProgram(root, packages);
  const checker = program.getTypeChecker();
  const exports = listExports(program, packages);
  const places = placeExports(exports, scope, checker);
  const hrefs = new Map(
    [...places].map(([name, place]) => [name, hrefOf(name, place, scope.path)]),
  );
  const context: ApiContext = {
    checker,
    product: scope.product,
    apiPath: scope.path,
    exports,
    themeNames: readThemeNames(root, scope.packages),
    // The community package names some types after its plan and exports them without it.
    findLink: (name) => hrefs.get(name) ?? hrefs.get(name.replace(/Community$/, '')) ?? null,
    hasPage: (name) => /^(component|interface|hook)$/.test(places.get(name)?.place ?? ''),
  };
  const props = [...places.values()].flatMap((place) =>
    place.place === 'component' ? checker.getPropertiesOfType(place.props) : [],
  );
  return {
    propNames: [...new Set(props.map(({ name }) => name))].sort(),
    classPrefixes: classPrefixes(exports.values()),
    pages: describePages([...exports.values()], places, context),
    exports: [...places].map(([name, place]) => ({
      name,
      href: hrefs.get(name) ?? null,
      ignored: place.place === 'ignored' ? place.reason : null,
    })),
  };
}

function hrefOf(name: string, place: ExportPlace, path: string): string | null {
  switch (place.place) {
    case 'component':
    case 'interface':
    case 'hook':
      return `${path}/${apiSlug(name)}`;
    case 'part':
      return `${path}/${apiSlug(place.of)}`;
    case 'events':
      return `${path}/events`;
    case 'selector':
      return `${path}/selectors#selector-${name}`;
    case 'export':
      return `${path}/exports#export-${name}`;
    case 'ignored':
      return null;
  }
}

function describePages(
  exports: readonly PublicExport[],
  places: ReadonlyMap<string, ExportPlace>,
  context: ApiContext,
): Api[] {
  const own = exports.flatMap((found): Api[] => {
    const place = places.get(found.name);
    switch (place?.place) {
      case 'component':
        return [describeComponent(found, place.props, context)];
      case 'interface':
        return [describeInterface(found, context)];
      case 'hook': {
        const hook = describeHook(found, context);
        return hook ? [hook] : [];
      }
      default:
        return [];
    }
  });
  return [...own, ...sharedPages(exports, places, own, context)];
}

/** Pages that gather rows: events, selectors, further exports. */
function sharedPages(
  exports: readonly PublicExport[],
  places: ReadonlyMap<string, ExportPlace>,
  own: readonly Api[],
  context: ApiContext,
): Api[] {
  const placed = (place: ExportPlace['place']) =>
    exports.filter(({ name }) => places.get(name)?.place === place);
  const pages: Api[] = [];
  for (const lookup of placed('events')) {
    const events = describeEvents(lookup, propNames(own), context);
    pages.push({ ...sharedBase('Events', context), kind: 'events', events });
  }
  const categories = describeSelectors(placed('selector'), context);
  if (categories.length > 0) {
    pages.push({ ...sharedBase('Selectors', context), kind: 'selectors', categories });
  }
  const others = placed('export').map((found) => {
    const place = places.get(found.name);
    return describeExport(found, place?.place === 'export' && place.isComponent, context);
  });
  if (others.length > 0) {
    pages.push({ ...sharedBase('Exports', context), kind: 'exports', exports: others });
  }
  return pages;
}

function sharedBase(name: string, { apiPath, product }: ApiContext): ApiBase {
  return {
    path: `${apiPath}/${apiSlug(name)}`,
    name,
    product,
    plan: null,
    featured: true,
    descriptionHtml: '',
    deprecationHtml: null,
    imports: [],
    demos: [],
  };
}

function propNames(pages: readonly Api[]): Set<string> {
  return new Set(
    pages.flatMap((api) => (api.kind === 'component' ? api.props.map(({ name }) => name) : [])),
  );
}
