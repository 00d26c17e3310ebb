import type { Api, ComponentApi, HookApi } from '#model/api/Api.ts';
import { type ApiEntry, apiGroups } from '#model/api/ApiEntry.ts';
import { type ApiTable, apiTables } from '#model/api/apiRows.ts';
import { type ApiSection, groupId, sectionId, sourceFolder } from '#model/api/apiSections.ts';
import { costTexts } from '#model/api/costTexts.ts';
import { selectRowsForGuide } from '#model/api/selectRowsForGuide.ts';
import type { ApiCost } from '#model/api/ImportCost.ts';
import { rowGroups } from '#model/api/rowGroups.ts';
import { kebabCase } from '#model/api/rowId.ts';
import { languageHref } from '#model/DocsPath.ts';
import { interpolate } from '#model/Messages.ts';
import { codeFence, codeSpan } from '#pipeline/text/markdownSyntax.ts';
import {
  apiTableMarkdown,
  type ApiWriter,
  descriptionMarkdown,
  sinceMarkdown,
  typeMarkdown,
} from './apiTableMarkdown.ts';

/**
 * Everything about one page of the reference, in the order of the page.
 * Where several share a page, `owner` names this one: its sections are a level deeper and the page has the demos.
 */
export function apiMarkdown(api: Api, writer: ApiWriter, owner: string | null = null): string {
  const { messages, link, language } = writer;
  const tables = apiTables(api);
  const demos = api.demos.map(
    ({ path, title, demos: names }) =>
      `- [${title}](${link(languageHref(path, language))})${names.length > 0 ? `: ${names.join(', ')}` : ''}`,
  );
  const folder = sourceFolder(api);
  const parts = [
    ...(api.deprecation === null ? [] : [deprecationMarkdown(api, writer)]),
    ...(api.since ? [sinceMarkdown(api.since, writer)] : []),
    ...(owner === null && demos.length > 0 ? [heading('demos'), demos.join('\n')] : []),
    ...(api.imports.length > 0 ? [heading('import'), importMarkdown(api, writer)] : []),
    descriptionMarkdown(api.description, writer),
    ...ownParts(),
    typeLinks(api, writer),
    ...(owner === null && folder !== null
      ? [
          heading('sourceCode'),
          `[${interpolate(messages.source, { name: api.name })}](${writer.sourceRoot}${folder})`,
        ]
      : []),
  ];
  return parts.filter((part) => part !== '').join('\n\n');

  function heading(section: ApiSection): string {
    const level = owner === null ? '##' : '###';
    return `${level} ${messages.sections[section]} {#${sectionId(section, owner)}}`;
  }

  /** The tables of a section with their headings; nothing when it has no rows. */
  function section(name: ApiSection): string[] {
    return tables
      .filter((table) => table.section === name)
      .flatMap((table) => [
        table.category ? `## ${table.category.name} {#${table.category.id}}` : heading(name),
        ...(owner === null ? groupedTables(table) : [apiTableMarkdown(table, writer)]),
      ]);
  }

  /** Each subject with its rows; where there are no subjects, the rows. */
  function groupedTables(table: ApiTable): string[] {
    return rowGroups(table.rows).flatMap(({ group, rows }) => [
      ...(group === null ? [] : [`### ${messages.groups[group]} {#${groupId(group)}}`]),
      apiTableMarkdown({ ...table, rows }, writer),
    ]);
  }

  function ownParts(): string[] {
    switch (api.kind) {
      case 'component':
        return componentParts(api);
      case 'interface':
        return section('properties');
      case 'hook':
        return hookParts(api);
      case 'events':
        return [
          interpolate(messages.eventsNote, {
            code: codeSpan('apiRef.current.subscribeEvent(name, listener)'),
          }),
          ...section('events'),
        ];
      case 'selectors':
        return [
          interpolate(messages.selectorsNote, {
            code: codeSpan('useGridSelector(apiRef, selector)'),
          }),
          ...section('selectors'),
        ];
      case 'exports':
        return section('exports');
      default:
        return api satisfies never;
    }
  }

  function componentParts({ ref, inheritance, themeName, classes }: ComponentApi): string[] {
    const theme = themeName === null ? '' : codeSpan(themeName);
    return [
      ...section('props'),
      ref.kind === 'none'
        ? messages.refNone
        : interpolate(messages.refElement, { element: codeSpan(ref.element) }),
      ...(inheritance ? [heading('inheritance'), inheritanceMarkdown(inheritance, writer)] : []),
      ...(themeName
        ? [heading('themeDefaultProps'), interpolate(messages.themeDefaultProps, { name: theme })]
        : []),
      ...section('slots'),
      ...section('classes'),
      ...(themeName && classes.length > 0
        ? [
            interpolate(messages.classesNote, {
              classes: codeSpan('classes'),
              rule: codeSpan('styleOverrides'),
              name: theme,
            }),
          ]
        : []),
      ...(classes.some(({ isGlobal }) => isGlobal) ? [messages.stateNote] : []),
    ];
  }

  function hookParts({ returns, returnProperties }: HookApi): string[] {
    return [
      ...section('parameters'),
      ...section('parameterProperties'),
      ...(returnProperties.length > 0
        ? section('returnValue')
        : [
            heading('returnValue'),
            typeMarkdown(returns.type),
            descriptionMarkdown(returns.description, writer),
          ]),
    ];
  }
}

/** A component or a hook as a tab of a guide shows it. */
export function tabMarkdown(api: Api, guide: string, writer: ApiWriter): string {
  const { messages, link, language } = writer;
  const { api: shown, wholeCount } = selectRowsForGuide(api, guide);
  const whole = `[${interpolate(messages.tabWhole, { name: api.name })}](${link(languageHref(api.path, language))})`;
  const lead =
    wholeCount !== null && shown.kind === 'component'
      ? interpolate(messages.tabCut, {
          shown: String(shown.props.length),
          count: String(wholeCount),
          link: whole,
        })
      : whole;
  return [
    `## ${api.name} {#${kebabCase(api.name)}}`,
    lead,
    apiMarkdown(shown, writer, api.name),
  ].join('\n\n');
}

/** Everything a product exports, by kind. */
export function indexMarkdown(entries: readonly ApiEntry[], writer: ApiWriter): string {
  return apiGroups(entries)
    .map(({ kind, entries: own }) =>
      [
        `## ${writer.messages.kinds[kind]} {#${kind}s}`,
        own.map((entry) => `- ${entryMarkdown(entry, writer)}`).join('\n'),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function entryMarkdown(entry: ApiEntry, { messages, link, language }: ApiWriter): string {
  const { kind, name, path, plan, deprecated, rowCount } = entry;
  const isList = kind === 'events' || kind === 'selectors' || kind === 'exports';
  const notes = [
    ...(isList ? [interpolate(messages.rows, { count: String(rowCount) })] : []),
    ...(plan ? [messages.plans[plan]] : []),
    ...(deprecated ? [messages.deprecated] : []),
  ];
  const title = isList ? messages.sections[kind] : codeSpan(name);
  const note = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `[${title}](${link(languageHref(path, language))})${note}`;
}

function deprecationMarkdown({ name, deprecation }: Api, writer: ApiWriter): string {
  const lead = `**${interpolate(writer.messages.deprecatedLead, { name })}**`;
  const text = deprecation ? descriptionMarkdown(deprecation, writer) : '';
  return [`> [!WARNING]`, `> ${lead}`, `> ${text}`].join('\n').trim();
}

/** The ways to import an export, one of which a reader takes. */
function importMarkdown(api: Api, writer: ApiWriter): string {
  const { messages } = writer;
  return [
    codeFence(api.imports.join(`\n// ${messages.or}\n`), 'ts'),
    ...(api.imports.length > 2 ? [messages.importNote] : []),
    ...(api.cost ? [costMarkdown(api.cost, writer)] : []),
  ].join('\n\n');
}

function costMarkdown(cost: ApiCost, { messages, link, language }: ApiWriter): string {
  const { size, alternative, adapters, note } = costTexts(cost, messages.cost);
  const smaller =
    alternative &&
    interpolate(alternative.text, {
      name: `[${codeSpan(alternative.name)}](${link(languageHref(alternative.path, language))})`,
    });
  return [size, smaller, adapters, note].filter((text) => text !== null).join(' ');
}

function inheritanceMarkdown(
  { name, href }: NonNullable<ComponentApi['inheritance']>,
  { messages, link, language }: ApiWriter,
): string {
  const code = codeSpan(/^[a-z]/.test(name) ? `<${name}>` : `<${name} />`);
  const base = href === null ? code : `[${code}](${link(languageHref(href, language))})`;
  return interpolate(messages.inheritance, { name: base });
}

/** Links to the types that the rows of a page name, which code in a table cannot hold; empty when there are none. */
function typeLinks(api: Api, { messages, language, link }: ApiWriter): string {
  const found = new Map<string, string>();
  collectTypeLinks(api, found);
  const links = [...found]
    .filter(([, href]) => href.split('#', 1)[0] !== api.path)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, href]) => `[${text}](${link(languageHref(href, language))})`);
  return links.length > 0 ? `${messages.namedTypes} ${links.join(', ')}` : '';
}

/** Finds linked names wherever a value holds types. */
function collectTypeLinks(value: unknown, found: Map<string, string>): void {
  if (Array.isArray(value)) {
    for (const item of value) {
      collectTypeLinks(item, found);
    }
  } else if (typeof value === 'object' && value !== null) {
    if ('text' in value && 'href' in value) {
      found.set(String(value.text), String(value.href));
    } else {
      for (const item of Object.values(value)) {
        collectTypeLinks(item, found);
      }
    }
  }
}
