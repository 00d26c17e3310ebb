import type { Api } from '#model/api/Api.ts';
import { type ApiSection, categoryId, sectionId, sourceFolder } from '#model/api/apiSections.ts';
import type { ComponentApi } from '#model/api/ComponentApi.ts';
import type { HookApi } from '#model/api/HookApi.ts';
import { fillSlots } from '#model/fillSlots.ts';
import { languageHref } from '#model/languageHref.ts';
import {
  classRow,
  codeOf,
  eventRow,
  exportRow,
  parameterRow,
  propertyRow,
  propRow,
  type Row,
  selectorRow,
  slotRow,
} from './apiRows.ts';
import type { ApiWriter } from './ApiWriter.ts';
import { htmlToMarkdown } from './htmlToMarkdown.ts';
import { codeFence, codeSpan } from './markdownCode.ts';
import { markdownTable } from './markdownTable.ts';
import { namedTypes } from './namedTypes.ts';

/**
 * Everything about one value of the reference, in the order of its page.
 * Where several share a page, `owner` names this one: its sections are a level deeper and the page has the demos.
 */
export function apiMarkdown(api: Api, writer: ApiWriter, owner: string | null = null): string {
  const { strings, link, language } = writer;
  const heading = (section: ApiSection) => headingOf(section, strings.sections[section]);
  const headingOf = (section: ApiSection, title: string) =>
    `${owner === null ? '##' : '###'} ${title} {#${sectionId(section, owner)}}`;
  const table = (section: ApiSection, columns: string[], rows: Row[]) =>
    rows.length > 0 ? [heading(section), tableOf(columns, rows, writer)] : [];

  const demos = api.demos.map(
    ({ path, title, demos: names }) =>
      `- [${title}](${link(languageHref(path, language))})${names.length > 0 ? `: ${names.join(', ')}` : ''}`,
  );
  const folder = sourceFolder(api);
  const parts = [
    ...(api.deprecationHtml === null ? [] : [deprecation(api, api.deprecationHtml, writer)]),
    ...(owner === null && demos.length > 0 ? [heading('demos'), demos.join('\n')] : []),
    ...(api.imports.length > 0 ? [heading('import'), imports(api, writer)] : []),
    htmlToMarkdown(api.descriptionHtml, writer),
    ...ownParts(),
    namedTypes(api, writer),
    ...(owner === null && folder !== null
      ? [
          heading('sourceCode'),
          `[${fillSlots(strings.source, { name: api.name })}](${writer.sourceRoot}${folder})`,
        ]
      : []),
  ];
  return parts.filter((part) => part !== '').join('\n\n');

  function ownParts(): string[] {
    switch (api.kind) {
      case 'component':
        return componentParts(api);
      case 'interface':
        return properties('properties', api.properties);
      case 'hook':
        return hookParts(api);
      case 'events':
        return [
          fillSlots(strings.eventsNote, {
            code: codeSpan('apiRef.current.subscribeEvent(name, listener)'),
          }),
          ...table('events', ['params', 'domEvent'], rowsOf(api.events, eventRow)),
        ];
      case 'selectors':
        return [
          fillSlots(strings.selectorsNote, { code: codeSpan('useGridSelector(apiRef, selector)') }),
          ...api.categories.flatMap(({ name, selectors }) => [
            `## ${name} {#${categoryId(name)}}`,
            tableOf(['returns'], rowsOf(selectors, selectorRow), writer),
          ]),
        ];
      case 'exports':
        return table('exports', ['type', 'kind'], rowsOf(api.exports, exportRow));
      default:
        return api satisfies never;
    }
  }

  function rowsOf<T>(values: readonly T[], row: (value: T, writer: ApiWriter) => Row): Row[] {
    return values.map((value) => row(value, writer));
  }

  function properties(section: ApiSection, values: ComponentApi['props']): string[] {
    return table(section, ['type', 'default'], rowsOf(values, propertyRow));
  }

  function componentParts({ props, ref, inheritance, themeName, slots, classes }: ComponentApi) {
    const theme = themeName === null ? '' : codeSpan(themeName);
    return [
      ...table('props', ['type', 'default'], rowsOf(props, propRow)),
      ref.kind === 'none'
        ? strings.refNone
        : fillSlots(strings.refElement, { element: codeSpan(ref.element) }),
      ...(inheritance ? [heading('inheritance'), inheritanceOf(inheritance, writer)] : []),
      ...(themeName
        ? [heading('themeDefaultProps'), fillSlots(strings.themeDefaultProps, { name: theme })]
        : []),
      ...table('slots', ['defaultComponent', 'className'], rowsOf(slots, slotRow)),
      ...table('classes', ['ruleName'], rowsOf(classes, classRow)),
      ...(themeName && classes.length > 0
        ? [
            fillSlots(strings.classesNote, {
              classes: codeSpan('classes'),
              rule: codeSpan('styleOverrides'),
              name: theme,
            }),
          ]
        : []),
      ...(classes.some(({ isGlobal }) => isGlobal) ? [strings.stateNote] : []),
    ];
  }

  function hookParts({ parameters, parameterProperties, returns, returnProperties }: HookApi) {
    return [
      ...table('parameters', ['type'], rowsOf(parameters, parameterRow)),
      ...properties('parameterProperties', parameterProperties),
      ...(returnProperties.length > 0
        ? properties('returnValue', returnProperties)
        : [
            heading('returnValue'),
            codeOf(returns.type),
            htmlToMarkdown(returns.descriptionHtml, writer),
          ]),
    ];
  }
}

function tableOf(columns: string[], rows: Row[], { strings }: ApiWriter): string {
  const head = ['name', ...columns, 'description'].map((key) => strings.columns[key] ?? key);
  return markdownTable(head, rows);
}

function deprecation({ name }: Api, html: string, writer: ApiWriter): string {
  const lead = `**${fillSlots(writer.strings.deprecatedLead, { name })}**`;
  return [`> [!WARNING]`, `> ${lead}`, `> ${htmlToMarkdown(html, writer)}`].join('\n').trim();
}

/** The ways to import an export, one of which a reader takes. */
function imports(api: Api, { strings }: ApiWriter): string {
  const code = codeFence(api.imports.join(`\n// ${strings.or}\n`), 'ts');
  return api.imports.length > 2 ? `${code}\n\n${strings.importNote}` : code;
}

function inheritanceOf(
  { name, href }: NonNullable<ComponentApi['inheritance']>,
  { strings, link, language }: ApiWriter,
): string {
  const code = codeSpan(/^[a-z]/.test(name) ? `<${name}>` : `<${name} />`);
  const base = href === null ? code : `[${code}](${link(languageHref(href, language))})`;
  return fillSlots(strings.inheritance, { name: base });
}
