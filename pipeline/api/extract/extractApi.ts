import type { Api } from '#model/api/Api.ts';
import type { ApiScope } from '#model/api/ApiScope.ts';
import type { ApiContext } from './ApiContext.ts';
import type { ApiExtract } from '#pipeline/api/ApiExtract.ts';
import { readApiPackages, readThemeNames } from './apiPackages.ts';
import { createApiProgram, listExports, type PublicExport } from './listExports.ts';
import { classPrefixes } from './describeClasses.ts';
import { describeComponent } from './describeComponent.ts';
import { listBase } from './apiBase.ts';
import { describeEvents } from './describeEvents.ts';
import { describeExport } from './describeExport.ts';
import { describeHook } from './describeHook.ts';
import { describeInterface } from './describeInterface.ts';
import { describeSelectors } from './describeSelectors.ts';
import { classifyExports, type ExportCoverage, hrefOf } from './classifyExports.ts';

/** The whole API reference of a product, from the types of its installed packages. */
export function extractApi(root: string, scope: ApiScope): ApiExtract {
  const packages = readApiPackages(root, scope.packages);
  const program = createApiProgram(root, packages);
  const checker = program.getTypeChecker();
  const exports = listExports(program, packages);
  const coverage = classifyExports(exports, scope, checker);
  const hrefs = new Map(
    [...coverage].map(([name, covered]) => [name, hrefOf(name, covered, scope.path)]),
  );
  const context: ApiContext = {
    checker,
    product: scope.product,
    apiPath: scope.path,
    exports,
    themeNames: readThemeNames(root, scope.packages),
    // The community package names some types after its plan and exports them without it.
    findLink: (name) => hrefs.get(name) ?? hrefs.get(name.replace(/Community$/, '')) ?? null,
    hasPage: (name) => /^(component|interface|hook)$/.test(coverage.get(name)?.kind ?? ''),
  };
  const props = [...coverage.values()].flatMap((covered) =>
    covered.kind === 'component' ? checker.getPropertiesOfType(covered.props) : [],
  );
  return {
    propNames: [...new Set(props.map(({ name }) => name))].sort(),
    classPrefixes: classPrefixes(exports.values()),
    pages: describePages([...exports.values()], coverage, context),
    exports: [...coverage].map(([name, covered]) => ({
      name,
      href: hrefs.get(name) ?? null,
      ignored: covered.kind === 'ignored' ? covered.reason : null,
    })),
  };
}

function describePages(
  exports: readonly PublicExport[],
  coverage: ReadonlyMap<string, ExportCoverage>,
  context: ApiContext,
): Api[] {
  const own = exports.flatMap((found): Api[] => {
    const covered = coverage.get(found.name);
    switch (covered?.kind) {
      case 'component':
        return [describeComponent(found, covered.props, context)];
      case 'interface':
        return [describeInterface(found, context)];
      case 'hook': {
        const hook = describeHook(found, context);
        return hook ? [hook] : [];
      }
      case 'selector':
      case 'events':
      case 'export':
      case 'detail':
      case 'ignored':
      case undefined:
        return [];
    }
  });
  return [...own, ...listPages(exports, coverage, own, context)];
}

/** Pages that list many exports: events, selectors, further exports. */
function listPages(
  exports: readonly PublicExport[],
  coverage: ReadonlyMap<string, ExportCoverage>,
  own: readonly Api[],
  context: ApiContext,
): Api[] {
  const coveredAs = (kind: ExportCoverage['kind']) =>
    exports.filter(({ name }) => coverage.get(name)?.kind === kind);
  const pages: Api[] = [];
  for (const lookup of coveredAs('events')) {
    const events = describeEvents(lookup, propNames(own), context);
    pages.push({ ...listBase('Events', context), kind: 'events', events });
  }
  const categories = describeSelectors(coveredAs('selector'), context);
  if (categories.length > 0) {
    pages.push({ ...listBase('Selectors', context), kind: 'selectors', categories });
  }
  const others = coveredAs('export').map((found) => {
    const covered = coverage.get(found.name);
    return describeExport(found, covered?.kind === 'export' && covered.isComponent, context);
  });
  if (others.length > 0) {
    pages.push({ ...listBase('Exports', context), kind: 'exports', exports: others });
  }
  return pages;
}

function propNames(pages: readonly Api[]): Set<string> {
  return new Set(
    pages.flatMap((api) => (api.kind === 'component' ? api.props.map(({ name }) => name) : [])),
  );
}
