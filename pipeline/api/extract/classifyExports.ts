import { ts } from '#pipeline/api/typescript.ts';
import { type ApiScope, ignoresExport } from '#model/api/ApiScope.ts';
import { apiSlug } from '#model/api/rowId.ts';
import { componentProps, isOwnProperty } from './componentProps.ts';
import { isSelector } from './describeSelectors.ts';
import type { PublicExport } from './listExports.ts';
import { readJsDoc } from './readJsDoc.ts';

/** How a public export is documented, or why it is not. */
export type ExportCoverage =
  /** A page of its own. */
  | { kind: 'component'; props: ts.Type }
  | { kind: 'interface' }
  | { kind: 'hook' }
  /** A row on a shared page. */
  | { kind: 'selector' }
  | { kind: 'events' }
  | { kind: 'export'; isComponent: boolean }
  /** A type or constant that the page of another export shows: `DataGridProps`. */
  | { kind: 'detail'; of: string }
  | { kind: 'ignored'; reason: string };

/** Decides for every public export how it is documented. */
export function classifyExports(
  exports: ReadonlyMap<string, PublicExport>,
  scope: ApiScope,
  checker: ts.TypeChecker,
): Map<string, ExportCoverage> {
  const coverage = new Map<string, ExportCoverage>();
  for (const found of exports.values()) {
    coverage.set(found.name, classifyExport(found, scope, exports, checker));
  }
  for (const [name, { kind }] of coverage) {
    const owner = kind === 'export' ? ownerOf(name, coverage) : null;
    if (owner) {
      coverage.set(name, { kind: 'detail', of: owner });
    }
  }
  return coverage;
}

/** Where readers find an export, below the path of its product's reference; null when it is ignored. */
export function hrefOf(name: string, coverage: ExportCoverage, path: string): string | null {
  switch (coverage.kind) {
    case 'component':
    case 'interface':
    case 'hook':
      return `${path}/${apiSlug(name)}`;
    case 'detail':
      return `${path}/${apiSlug(coverage.of)}`;
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

function classifyExport(
  found: PublicExport,
  scope: ApiScope,
  exports: ReadonlyMap<string, PublicExport>,
  checker: ts.TypeChecker,
): ExportCoverage {
  const ignored = scope.ignored.find((entry) => ignoresExport(entry, found.name));
  if (ignored) {
    return { kind: 'ignored', reason: ignored.reason };
  }
  const stableName = found.name.replace(/^unstable_/i, '');
  if (stableName !== found.name && exports.has(stableName)) {
    return { kind: 'ignored', reason: `former name of ${stableName}` };
  }
  if (scope.interfaces.includes(found.name)) {
    return { kind: 'interface' };
  }
  if (found.name === scope.eventLookup) {
    return { kind: 'events' };
  }
  if (readJsDoc(found.symbol, checker).isHidden) {
    return { kind: 'ignored', reason: 'marked @ignore or @internal by the package' };
  }
  if (isSelector(found)) {
    return { kind: 'selector' };
  }
  if (/^use[A-Z]/.test(stableName) && found.symbol.flags & ts.SymbolFlags.Value) {
    return { kind: 'hook' };
  }
  const props = componentProps(found.symbol, checker);
  return props && hasOwnProps(props, checker)
    ? { kind: 'component', props }
    : { kind: 'export', isComponent: props !== null };
}

/** Props that say nothing about a component. */
const plainProps = new Set([
  'className',
  'color',
  'fontSize',
  'ownerState',
  'ref',
  'style',
  'sx',
  'titleAccess',
]);

/** Icons and styled elements take nothing of their own; they are rows among the further exports. */
function hasOwnProps(props: ts.Type, checker: ts.TypeChecker): boolean {
  return checker
    .getPropertiesOfType(props)
    .some((property) => isOwnProperty(property) && !plainProps.has(property.name));
}

const details = /^(?:get)?(\w+?)(?:Props|Slots|SlotProps|ClassKey|Classes|UtilityClass)$/;

/** The documented export a name belongs to: props, slots or classes of a component, an interface as another plan has it. */
function ownerOf(name: string, coverage: ReadonlyMap<string, ExportCoverage>): string | null {
  const is = (kind: ExportCoverage['kind'], candidate: string) =>
    coverage.get(candidate)?.kind === kind;
  const base = name.replace(/(Pro|Premium)$/, '');
  if (base !== name && is('interface', base)) {
    return base;
  }
  if (/^(gridClasses|GridClasses|GridClassKey|getDataGridUtilityClass)$/.test(name)) {
    return 'DataGrid';
  }
  const [, stem] = details.exec(name) ?? [];
  if (stem === undefined) {
    return null;
  }
  const capital = stem.charAt(0).toUpperCase() + stem.slice(1);
  const candidates = [capital, `Charts${capital}`, `Unstable_${capital}`];
  return candidates.find((candidate) => is('component', candidate)) ?? null;
}
