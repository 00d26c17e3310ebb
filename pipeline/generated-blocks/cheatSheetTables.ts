import type { Api, ApiProp } from '#model/api/Api.ts';
import type { ApiMessages } from '#pipeline/docs/messages.ts';
import { codeSpan, markdownTable } from '#pipeline/text/markdownSyntax.ts';
import { shortParameters, shortType } from './shortType.ts';

/** Something with members that a cheat sheet lists: a component or an object. */
export interface Described {
  kind: 'component' | 'interface';
  name: string;
  path: string;
  members: ApiProp[];
}

/** What a cheat sheet lists of a component or an interface, without what is deprecated; null for anything else. */
export function describeApi(api: Api): Described | null {
  if (api.kind !== 'component' && api.kind !== 'interface') {
    return null;
  }
  const members = api.kind === 'component' ? api.props : api.properties;
  return {
    kind: api.kind,
    name: api.name,
    path: api.path,
    members: members.filter(({ deprecation }) => deprecation === null),
  };
}

type WriteTable = (described: readonly Described[], messages: ApiMessages) => string;

/** Props that come with a callback for changes, which together make a model an app can control. */
export const modelTable: WriteTable = ([owner], { cheatSheet, columns, plans }) => {
  const members = owner?.members ?? [];
  const pairs = members.flatMap((prop) => {
    const callback = members.find(({ name }) => name === changeCallback(prop.name));
    return callback ? [{ prop, callback }] : [];
  });
  const hasPlans = pairs.some(({ prop }) => prop.plan !== null);
  const planCell = ({ plan }: ApiProp) => (hasPlans ? [plan ? plans[plan] : ''] : []);
  return markdownTable(
    [
      cheatSheet.prop,
      cheatSheet.callback,
      columns.type ?? '',
      ...(hasPlans ? [cheatSheet.plan] : []),
    ],
    pairs.map(({ prop, callback }) => [
      link(owner, prop),
      link(owner, callback),
      codeSpan(shortType(prop.type)),
      ...planCell(prop),
    ]),
  );
};

function changeCallback(prop: string): string {
  return `on${prop.charAt(0).toUpperCase()}${prop.slice(1)}Change`;
}

/**
 * Callbacks by their arguments; with several owners, which of them has each. Callbacks that are equal in all of this
 * share a row, and those of models are in a table of their own.
 */
export const callbackTable: WriteTable = (described, { cheatSheet, plans }) => {
  const isCompared = described.length > 1;
  const callbacks = membersOf(described).filter(
    ({ prop, owners }) => isEvent(prop) && !owners.some((owner) => isOfModel(prop, owner)),
  );
  const rows = callbacks.map(({ prop, owners }) => ({
    link: link(owners[0], prop),
    cells: [
      prop.signature ? codeSpan(shortParameters(prop.signature)) : '',
      ...(isCompared ? marks(described, owners, cheatSheet) : [prop.plan ? plans[prop.plan] : '']),
    ],
  }));
  const last = isCompared ? described.map(columnTitle) : [cheatSheet.plan];
  return markdownTable([cheatSheet.callback, cheatSheet.arguments, ...last], mergeRows(rows));
};

function isEvent({ name }: ApiProp): boolean {
  return /^on[A-Z]/.test(name);
}

function isOfModel({ name }: ApiProp, { members }: Described): boolean {
  return members.some((prop) => changeCallback(prop.name) === name);
}

/** Functions of an object with their arguments and results. */
export const methodTable: WriteTable = ([owner], { cheatSheet, columns }) => {
  const rows = (owner?.members ?? []).flatMap((prop) => {
    const { signature } = prop;
    return signature
      ? [
          [
            link(owner, prop),
            codeSpan(shortParameters(signature)),
            codeSpan(shortType(signature.returns.type)),
          ],
        ]
      : [];
  });
  return markdownTable([cheatSheet.method, cheatSheet.arguments, columns.returns ?? ''], rows);
};

/** The properties of an object with types and defaults. */
export const propertyTable: WriteTable = ([owner], { cheatSheet, columns }) => {
  const rows = (owner?.members ?? []).map((prop) => [
    link(owner, prop),
    codeSpan(shortType(prop.type)),
    prop.default === null || isSentence(prop.default) ? '' : codeSpan(prop.default),
  ]);
  return markdownTable([cheatSheet.property, columns.type ?? '', columns.default ?? ''], rows);
};

/** Some defaults depend on other values, and the types describe them in words. */
function isSentence(text: string): boolean {
  return /\w \w+ \w/.test(text);
}

/** Which owner has which members; members that the same owners have share a row, the most common first. */
export const sharedTable: WriteTable = (described, { cheatSheet }) => {
  const rows = membersOf(described)
    .sort((a, b) => b.owners.length - a.owners.length)
    .map(({ prop, owners }) => ({
      link: link(owners[0], prop),
      cells: marks(described, owners, cheatSheet),
    }));
  const first = described[0]?.kind === 'component' ? cheatSheet.prop : cheatSheet.property;
  return markdownTable([first, ...described.map(columnTitle)], mergeRows(rows));
};

/** `DateTimePicker` → `Date Time Picker`, which wraps at the head of a narrow column; `BarSeriesType` → `Bar`. */
function columnTitle({ name, path }: Described): string {
  const words = name.replace(/SeriesType$/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return `[${words}](${path})`;
}

/** Joins the names of rows whose other cells are equal. */
function mergeRows(rows: readonly { link: string; cells: string[] }[]): string[][] {
  const merged = new Map<string, { links: string[]; cells: string[] }>();
  for (const { link: name, cells } of rows) {
    const key = cells.join('\n');
    const row = merged.get(key) ?? { links: [], cells };
    row.links.push(name);
    merged.set(key, row);
  }
  return [...merged.values()].map(({ links, cells }) => [links.join(', '), ...cells]);
}

/** Every member of several owners once, with the owners that have it. */
function membersOf(described: readonly Described[]): { prop: ApiProp; owners: Described[] }[] {
  const found = new Map<string, { prop: ApiProp; owners: Described[] }>();
  for (const owner of described) {
    for (const prop of owner.members) {
      const known = found.get(prop.name) ?? { prop, owners: [] };
      known.owners.push(owner);
      found.set(prop.name, known);
    }
  }
  return [...found.values()].sort((a, b) => (a.prop.name < b.prop.name ? -1 : 1));
}

function marks(
  all: readonly Described[],
  owners: readonly Described[],
  { yes, no }: ApiMessages['cheatSheet'],
): string[] {
  return all.map((each) => (owners.includes(each) ? yes : no));
}

function link(owner: Described | undefined, { name, rowId }: ApiProp): string {
  return `[${codeSpan(name)}](${owner?.path ?? ''}#${rowId})`;
}
