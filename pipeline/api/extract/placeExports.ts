import ts from 'typescript';
import type { ApiScope } from '#model/api/ApiScope.ts';
import { componentProps, isOwnProperty } from './componentProps.ts';
import { isSelector } from './describeSelectors.ts';
import { ignoresExport } from './ignoresExport.ts';
import type { PublicExport } from './listExports.ts';
import { readJsDoc } from './readJsDoc.ts';

/** Where a public export is documented, or why it is not. */
export type ExportPlace =
  /** A page of its own. */
  | { place: 'component'; props: ts.Type }
  | { place: 'interface' }
  | { place: 'hook' }
  /** A row on a shared page. */
  | { place: 'selector' }
  | { place: 'events' }
  | { place: 'export'; isComponent: boolean }
  /** A type or constant that the page of another export shows: `DataGridProps`. */
  | { place: 'part'; of: string }
  | { place: 'ignored'; reason: string };

/** Decides for every public export where it is documented. */
export function placeExports(
  exports: ReadonlyMap<string, PublicExport>,
  scope: ApiScope,
  checker: ts.TypeChecker,
): Map<string, ExportPlace> {
  const places = new Map<string, ExportPlace>();
  for (const found of exports.values()) {
    places.set(found.name, placeExport(found, scope, exports, checker));
  }
  for (const [name, place] of places) {
    const owner = place.place === 'export' ? ownerOf(name, places) : null;
    if (owner) {
      places.set(name, { place: 'part', of: owner });
    }
  }
  return places;
}

function placeExport(
  found: PublicExport,
  scope: ApiScope,
  exports: ReadonlyMap<string, PublicExport>,
  checker: ts.TypeChecker,
): ExportPlace {
  const ignored = scope.ignored.find((entry) => ignoresExport(entry, found.name));
  if (ignored) {
    return { place: 'ignored', reason: ignored.reason };
  }
  const stableName = found.name.replace(/^unstable_/i, '');
  if (stableName !== found.name && exports.has(stableName)) {
    return { place: 'ignored', reason: `former name of ${stableName}` };
  }
  if (scope.interfaces.includes(found.name)) {
    return { place: 'interface' };
  }
  if (found.name === scope.eventLookup) {
    return { place: 'events' };
  }
  if (readJsDoc(found.symbol, checker).isHidden) {
    return { place: 'ignored', reason: 'marked @ignore or @internal by the package' };
  }
  if (isSelector(found)) {
    return { place: 'selector' };
  }
  if (/^use[A-Z]/.test(stableName) && found.symbol.flags & ts.SymbolFlags.Value) {
    return { place: 'hook' };
  }
  const props = componentProps(found.symbol, checker);
  return props && hasOwnProps(props, checker)
    ? { place: 'component', props }
    : { place: 'export', isComponent: props !== null };
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

const parts = /^(?:get)?(\w+?)(?:Props|Slots|SlotProps|ClassKey|Classes|UtilityClass)$/;

/** The documented export a name belongs to: props, slots or classes of a component, an interface as another plan has it. */
function ownerOf(name: string, places: ReadonlyMap<string, ExportPlace>): string | null {
  const is = (place: ExportPlace['place'], candidate: string) =>
    places.get(candidate)?.place === place;
  const base = name.replace(/(Pro|Premium)$/, '');
  if (base !== name && is('interface', base)) {
    return base;
  }
  if (/^(gridClasses|GridClasses|GridClassKey|getDataGridUtilityClass)$/.test(name)) {
    return 'DataGrid';
  }
  const [, stem] = parts.exec(name) ?? [];
  if (stem === undefined) {
    return null;
  }
  const capital = stem.charAt(0).toUpperCase() + stem.slice(1);
  const candidates = [capital, `Charts${capital}`, `Unstable_${capital}`];
  return candidates.find((candidate) => is('component', candidate)) ?? null;
}
