import type { ApiDemoLink, ApiSignature, Description } from '#model/api/Api.ts';
import type { ApiCell, ApiNote, ApiRow, ApiTable } from '#model/api/apiRows.ts';
import { type TypeText, typeTextToString } from '#model/api/TypeText.ts';
import { languageHref } from '#model/DocsPath.ts';
import { type Since, sinceText } from '#model/versions/itemLife.ts';
import type { Language } from '#model/Language.ts';
import { interpolate } from '#model/Messages.ts';
import type { ApiMessages } from '#pipeline/docs/messages.ts';
import {
  codeSpan,
  mapMarkdownLinks,
  markdownCell,
  markdownTable,
} from '#pipeline/text/markdownSyntax.ts';

/** What writing the reference as Markdown needs besides its values. */
export interface ApiWriter {
  language: Language;
  messages: ApiMessages;
  /** URL prefix for viewing a folder of the documented library. */
  sourceRoot: string;
  /** Version the documentation is labeled with. */
  docsVersion: string;
  /** Completes the address of a link. */
  link(href: string): string;
}

/** The rows under one heading as a table. */
export function apiTableMarkdown({ columns, rows }: ApiTable, writer: ApiWriter): string {
  const head = ['name', ...columns, 'description'].map(
    (key) => writer.messages.columns[key] ?? key,
  );
  return markdownTable(
    head,
    rows.map((row) => [
      codeSpan(row.label),
      ...row.cells.map((cell) => cellMarkdown(cell, writer)),
      detailsMarkdown(row, writer),
    ]),
  );
}

/** A description with complete links, on lines of its own. */
export function descriptionMarkdown({ markdown }: Description, { link }: ApiWriter): string {
  return mapMarkdownLinks(markdown, link);
}

/** A type as code. */
export function typeMarkdown(type: TypeText): string {
  return codeSpan(typeTextToString(type));
}

function cellMarkdown(cell: ApiCell, { messages }: ApiWriter): string {
  switch (cell?.kind) {
    case 'type':
      return typeMarkdown(cell.type);
    case 'code':
      return codeSpan(cell.code);
    case 'global':
      return messages.global;
    case 'what':
      return messages.what[cell.what];
    case undefined:
      return '';
  }
}

/** What must be known before the description, the description, what follows from the type, and the demos. */
function detailsMarkdown(row: ApiRow, writer: ApiWriter): string {
  const { messages } = writer;
  const marks = [
    ...(row.required ? [messages.required] : []),
    ...(row.plan ? [messages.plans[row.plan]] : []),
    ...(row.deprecation === null ? [] : [messages.deprecated]),
    ...(row.since ? [sinceMarkdown(row.since, writer)] : []),
  ].map((mark) => `**${mark}**`);
  return [
    marks.join(', '),
    row.deprecation ? inCell(row.deprecation, writer) : '',
    inCell(row.description, writer),
    ...noteLines(row.note, writer),
    row.snippet === null ? '' : codeSpan(row.snippet),
    ...usedIn(row.demos, writer),
  ]
    .filter((line) => line !== '')
    .join('<br>');
}

/** `Since 8.11 (not in 8.0.0-alpha.11)`. */
export function sinceMarkdown(since: Since, { messages, docsVersion }: ApiWriter): string {
  const text = interpolate(messages.since, { version: sinceText(since) });
  return since.labeled === 'no'
    ? `${text} (${interpolate(messages.notLabeled, { version: docsVersion })})`
    : text;
}

function inCell(description: Description, writer: ApiWriter): string {
  return markdownCell(descriptionMarkdown(description, writer));
}

function noteLines(note: ApiNote, writer: ApiWriter): string[] {
  switch (note?.kind) {
    case 'signature':
      return signatureLines(note.signature, writer);
    case 'listener':
      return [interpolate(writer.messages.listener, { prop: codeSpan(note.prop) })];
    case 'arguments': {
      const parameters = note.parameters.map(
        ({ name, type }) => `${name}: ${typeTextToString(type)}`,
      );
      return [codeSpan(`(apiRef, ${parameters.join(', ')})`)];
    }
    case undefined:
      return [];
  }
}

/** The parameters of a callback one by one, and what it returns. */
function signatureLines({ parameters, returns }: ApiSignature, writer: ApiWriter): string[] {
  const lines = parameters.map(({ name, type, optional, description }) =>
    [
      `- ${codeSpan(`${name}${optional ? '?' : ''}: ${typeTextToString(type)}`)}`,
      inCell(description, writer),
    ]
      .filter(Boolean)
      .join(' '),
  );
  const returned = inCell(returns.description, writer);
  const isSilent = typeTextToString(returns.type) === 'void' && returned === '';
  return isSilent
    ? lines
    : [...lines, `- ${writer.messages.returns} ${typeMarkdown(returns.type)} ${returned}`.trim()];
}

/** Pages a row names before it only counts the others. */
const mostPages = 3;

function usedIn(links: readonly ApiDemoLink[], { messages, link, language }: ApiWriter): string[] {
  const shown = links.length <= mostPages + 1 ? links : links.slice(0, mostPages);
  const pages = shown.map(
    ({ path, title, demos }) =>
      `[${title}](${link(languageHref(`${path}#${demos[0] ?? ''}`, language))})`,
  );
  const left = links.length - shown.length;
  const rest = left > 0 ? ` ${interpolate(messages.morePages, { count: String(left) })}` : '';
  return pages.length > 0 ? [`${messages.usedIn} ${pages.join(', ')}${rest}`] : [];
}
