import type { Api } from '#model/api/Api.ts';
import type { ApiEntry } from '#model/api/ApiEntry.ts';
import { apiGroups } from '#model/api/apiGroups.ts';
import { cutForGuide } from '#model/api/cutForGuide.ts';
import { kebabCase } from '#model/api/rowId.ts';
import { fillSlots } from '#model/fillSlots.ts';
import { languageHref } from '#model/languageHref.ts';
import { apiMarkdown } from './apiMarkdown.ts';
import type { ApiWriter } from './ApiWriter.ts';
import { codeSpan } from './markdownCode.ts';

/** A component or a hook as a tab of a guide shows it. */
export function tabMarkdown(api: Api, guide: string, writer: ApiWriter): string {
  const { strings, link, language } = writer;
  const { api: shown, wholeCount } = cutForGuide(api, guide);
  const whole = `[${fillSlots(strings.tabWhole, { name: api.name })}](${link(languageHref(api.path, language))})`;
  const lead =
    wholeCount !== null && shown.kind === 'component'
      ? fillSlots(strings.tabCut, {
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
  const { strings } = writer;
  return apiGroups(entries)
    .map(({ kind, entries: own }) =>
      [
        `## ${strings.kinds[kind]} {#${kind}s}`,
        own.map((entry) => `- ${indexEntry(entry, writer)}`).join('\n'),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function indexEntry(entry: ApiEntry, { strings, link, language }: ApiWriter): string {
  const { kind, name, path, plan, deprecated, rowCount } = entry;
  const isList = kind === 'events' || kind === 'selectors' || kind === 'exports';
  const notes = [
    ...(isList ? [fillSlots(strings.rows, { count: String(rowCount) })] : []),
    ...(plan ? [strings.plans[plan]] : []),
    ...(deprecated ? [strings.deprecated] : []),
  ];
  const title = isList ? strings.sections[kind] : codeSpan(name);
  const note = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `[${title}](${link(languageHref(path, language))})${note}`;
}
