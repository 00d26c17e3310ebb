import type { Plan } from '#model/Plan.ts';
import type {
  Api,
  ApiDemoLink,
  ApiExport,
  ApiMember,
  ApiParameter,
  ApiProp,
  ApiSignature,
  Description,
} from './Api.ts';
import type { Since } from '#model/versions/itemLife.ts';
import { type ApiSection, categoryId } from './apiSections.ts';
import type { PropGroup } from './PropGroup.ts';
import { propSnippet } from './propSnippet.ts';
import { rowId } from './rowId.ts';
import type { TypeText } from './TypeText.ts';

/** What a row describes; an argument is a positional parameter of a hook, a parameter a property of its object parameter. */
export type ApiRowKind =
  | 'prop'
  | 'slot'
  | 'class'
  | 'event'
  | 'method'
  | 'property'
  | 'argument'
  | 'parameter'
  | 'result'
  | 'selector'
  | 'type'
  | 'function'
  | 'constant';

/** Columns a table may have between name and description, by the key of their translated title. */
export type ApiColumn =
  | 'type'
  | 'default'
  | 'defaultComponent'
  | 'className'
  | 'ruleName'
  | 'params'
  | 'domEvent'
  | 'returns'
  | 'kind';

/** Content of such a column; null for an empty cell. */
export type ApiCell =
  | { kind: 'type'; type: TypeText }
  | { kind: 'code'; code: string }
  /** The translated word for a class shared by all components. */
  | { kind: 'global' }
  /** The translated word for a kind of export. */
  | { kind: 'what'; what: ApiExport['what'] }
  | null;

/** What follows the description. */
export type ApiNote =
  | { kind: 'signature'; signature: ApiSignature }
  /** The prop that listens to an event. */
  | { kind: 'listener'; prop: string }
  /** What a selector takes besides the API object. */
  | { kind: 'arguments'; parameters: { name: string; type: TypeText }[] }
  | null;

/** One row of the reference, whatever it describes; the page, its Markdown copy, the search and the hover cards are made from it. */
export interface ApiRow {
  kind: ApiRowKind;
  id: string;
  name: string;
  /** The name as its row shows it: `.MuiDataGrid-root`, `sort?`, `GridColDef<R>`. */
  label: string;
  /** Whether the row is marked as required. */
  required: boolean;
  cells: ApiCell[];
  /** Type of the value; null when the name says it all. */
  type: TypeText | null;
  default: string | null;
  plan: Plan | null;
  description: Description;
  /** Null when it is not deprecated. */
  deprecation: Description | null;
  note: ApiNote;
  /** The least code that uses it; null where nothing but its name would be said. */
  snippet: string | null;
  /** Subject it is sorted under; null where a table has none. */
  group: PropGroup | null;
  demos: readonly ApiDemoLink[];
  /** Since when it exists; null where that is no later than its page. */
  since: Since | null;
}

/** Rows under one heading. */
export interface ApiTable {
  section: ApiSection;
  /** Heading and anchor where a section has several tables; null where the section itself is the heading. */
  category: { name: string; id: string } | null;
  columns: ApiColumn[];
  rows: ApiRow[];
}

/** Every row of an API page, in the order of the page. */
export function apiRows(api: Api): ApiRow[] {
  return apiTables(api).flatMap(({ rows }) => rows);
}

/** The tables of an API page that have rows, in the order of the page. */
export function apiTables(api: Api): ApiTable[] {
  return allTables(api).filter(({ rows }) => rows.length > 0);
}

function allTables(api: Api): ApiTable[] {
  switch (api.kind) {
    case 'component':
      return [
        table(
          'props',
          ['type', 'default'],
          api.props.map((prop) => ({ ...propRow(prop), snippet: propSnippet(api, prop) })),
        ),
        table(
          'slots',
          ['defaultComponent', 'className'],
          api.slots.map((slot) =>
            memberRow('slot', slot, {
              default: slot.default,
              cells: [codeCell(slot.default), codeCell(slot.className && `.${slot.className}`)],
            }),
          ),
        ),
        table(
          'classes',
          ['ruleName'],
          api.classes.map((entry) =>
            memberRow('class', entry, {
              label: `.${entry.className}`,
              cells: [entry.isGlobal ? { kind: 'global' } : codeCell(entry.name)],
            }),
          ),
        ),
      ];
    case 'interface': {
      const isObjectApi = /Api(Ref)?$/.test(api.name);
      return [
        propertyTable('properties', api.properties, ({ signature }) =>
          isObjectApi && signature ? 'method' : 'property',
        ),
      ];
    }
    case 'hook':
      return [
        table(
          'parameters',
          ['type'],
          api.parameters.map((parameter) => argumentRow(api.name, parameter)),
        ),
        propertyTable('parameterProperties', api.parameterProperties, () => 'parameter'),
        propertyTable('returnValue', api.returnProperties, () => 'result'),
      ];
    case 'events':
      return [
        table(
          'events',
          ['params', 'domEvent'],
          api.events.map((event) =>
            memberRow('event', event, {
              type: event.params,
              cells: [typeCell(event.params), typeCell(event.event)],
              note: event.listenerProp ? { kind: 'listener', prop: event.listenerProp } : null,
            }),
          ),
        ),
      ];
    case 'selectors':
      return api.categories.map(({ name, selectors }) => ({
        section: 'selectors',
        category: { name, id: categoryId(name) },
        columns: ['returns'],
        rows: selectors.map((selector) =>
          memberRow('selector', selector, {
            type: selector.returns,
            cells: [typeCell(selector.returns)],
            note:
              selector.extraParameters.length > 0
                ? { kind: 'arguments', parameters: selector.extraParameters }
                : null,
          }),
        ),
      }));
    case 'exports':
      return [
        table(
          'exports',
          ['type', 'kind'],
          api.exports.map((entry) =>
            memberRow(
              entry.what === 'function' || entry.what === 'constant' ? entry.what : 'type',
              entry,
              {
                label: entry.name + entry.typeParameters,
                type: entry.type,
                cells: [typeCell(entry.type), { kind: 'what', what: entry.what }],
              },
            ),
          ),
        ),
      ];
    default:
      return api satisfies never;
  }
}

function table(section: ApiSection, columns: ApiColumn[], rows: ApiRow[]): ApiTable {
  return { section, category: null, columns, rows };
}

/** Properties of an object: most are required, so the optional ones carry a question mark. */
function propertyTable(
  section: ApiSection,
  properties: readonly ApiProp[],
  kindOf: (property: ApiProp) => ApiRowKind,
): ApiTable {
  const rows = properties.map((property) => ({
    ...propRow(property),
    kind: kindOf(property),
    label: property.required ? property.name : `${property.name}?`,
    required: false,
  }));
  return table(section, ['type', 'default'], rows);
}

function propRow(prop: ApiProp): ApiRow {
  return memberRow('prop', prop, {
    required: prop.required,
    type: prop.type,
    default: prop.default,
    cells: [typeCell(prop.type), codeCell(prop.default)],
    group: prop.group ?? null,
    note: prop.signature && { kind: 'signature', signature: prop.signature },
  });
}

function argumentRow(hook: string, parameter: ApiParameter): ApiRow {
  const { name, type, optional, description } = parameter;
  const id = rowId(hook, 'parameter', name);
  return memberRow(
    'argument',
    { name, rowId: id, description, deprecation: null, plan: null, demos: [] },
    { label: optional ? `${name}?` : name, type, cells: [typeCell(type)] },
  );
}

function memberRow(
  kind: ApiRowKind,
  { rowId: id, name, description, deprecation, plan, demos, since }: ApiMember,
  more: Pick<ApiRow, 'cells'> & Partial<ApiRow>,
): ApiRow {
  return {
    kind,
    id,
    name,
    label: name,
    required: false,
    type: null,
    default: null,
    plan,
    description,
    deprecation,
    note: null,
    snippet: null,
    group: null,
    demos,
    since: since ?? null,
    ...more,
  };
}

function typeCell(type: TypeText | null): ApiCell {
  return type && { kind: 'type', type };
}

function codeCell(code: string | null): ApiCell {
  return code === null ? null : { kind: 'code', code };
}
