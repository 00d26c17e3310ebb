import type { ApiDemoLink } from '#model/api/ApiDemoLink.ts';
import type { ApiClass } from '#model/api/ApiClass.ts';
import type { ApiProp } from '#model/api/ApiProp.ts';
import type { ApiParameter, ApiSignature } from '#model/api/ApiSignature.ts';
import type { ApiSlot } from '#model/api/ApiSlot.ts';
import type { ApiEvent } from '#model/api/EventApi.ts';
import type { ApiExport } from '#model/api/ExportsApi.ts';
import type { ApiSelector } from '#model/api/SelectorApi.ts';
import type { TypeText } from '#model/api/TypeText.ts';
import { typeTextToString } from '#model/api/typeTextToString.ts';
import { fillSlots } from '#model/fillSlots.ts';
import { languageHref } from '#model/languageHref.ts';
import type { Plan } from '#model/NavEntry.ts';
import type { ApiWriter } from './ApiWriter.ts';
import { htmlToCell } from './htmlToMarkdown.ts';
import { codeSpan } from './markdownCode.ts';

/** Cells of a table's row, the name first and the description last. */
export type Row = string[];

/** Props of a component. */
export function propRow(prop: ApiProp, writer: ApiWriter): Row {
  return [
    codeSpan(prop.name),
    codeOf(prop.type),
    code(prop.default),
    described(prop, writer, {
      required: prop.required,
      more: prop.signature ? signatureLines(prop.signature, writer) : [],
    }),
  ];
}

/** Properties of an object: most are required, so the optional ones carry a question mark. */
export function propertyRow(prop: ApiProp, writer: ApiWriter): Row {
  const row = propRow({ ...prop, required: false }, writer);
  return [codeSpan(prop.required ? prop.name : `${prop.name}?`), ...row.slice(1)];
}

/** A part of a component that can be replaced. */
export function slotRow(slot: ApiSlot, writer: ApiWriter): Row {
  const className = slot.className === null ? null : `.${slot.className}`;
  return [codeSpan(slot.name), code(slot.default), code(className), described(slot, writer)];
}

/** A CSS class. */
export function classRow(row: ApiClass, writer: ApiWriter): Row {
  const rule = row.isGlobal ? writer.strings.global : codeSpan(row.key);
  return [codeSpan(`.${row.className}`), rule, described(row, writer)];
}

/** A parameter of a hook. */
export function parameterRow(parameter: ApiParameter, writer: ApiWriter): Row {
  const { name, optional, type, descriptionHtml } = parameter;
  return [
    codeSpan(optional ? `${name}?` : name),
    codeOf(type),
    htmlToCell(descriptionHtml, writer),
  ];
}

/** An event with what its listeners get. */
export function eventRow(row: ApiEvent, writer: ApiWriter): Row {
  const listener =
    row.listenerProp && fillSlots(writer.strings.listener, { prop: codeSpan(row.listenerProp) });
  return [
    codeSpan(row.name),
    row.params ? codeOf(row.params) : '',
    row.event ? codeOf(row.event) : '',
    described(row, writer, { more: listener ? [listener] : [] }),
  ];
}

/** A selector with the type of what it reads. */
export function selectorRow(row: ApiSelector, writer: ApiWriter): Row {
  const parameters = row.extraParameters.map(
    ({ name, type }) => `${name}: ${typeTextToString(type)}`,
  );
  const call = parameters.length > 0 ? [codeSpan(`(apiRef, ${parameters.join(', ')})`)] : [];
  return [codeSpan(row.name), codeOf(row.returns), described(row, writer, { more: call })];
}

/** An export without a page of its own. */
export function exportRow(row: ApiExport, writer: ApiWriter): Row {
  return [
    codeSpan(row.name + row.typeParameters),
    codeOf(row.type),
    writer.strings.what[row.what],
    described(row, writer),
  ];
}

/** A type as code. */
export function codeOf(type: TypeText): string {
  return codeSpan(typeTextToString(type));
}

function code(text: string | null): string {
  return text === null ? '' : codeSpan(text);
}

interface Described {
  plan: Plan | null;
  deprecationHtml: string | null;
  descriptionHtml: string;
  demos: readonly ApiDemoLink[];
}

/** What must be known before the description, the description, what follows from the type, and the demos. */
function described(
  { plan, deprecationHtml, descriptionHtml, demos }: Described,
  writer: ApiWriter,
  { required = false, more = [] }: { required?: boolean; more?: string[] } = {},
): string {
  const { strings } = writer;
  const marks = [
    ...(required ? [strings.required] : []),
    ...(plan ? [strings.plans[plan]] : []),
    ...(deprecationHtml === null ? [] : [strings.deprecated]),
  ].map((mark) => `**${mark}**`);
  return [
    marks.join(', '),
    htmlToCell(deprecationHtml ?? '', writer),
    htmlToCell(descriptionHtml, writer),
    ...more,
    ...usedIn(demos, writer),
  ]
    .filter((part) => part !== '')
    .join('<br>');
}

/** Pages a row names before it only counts the others. */
const mostPages = 3;

/** The pages whose demos use a row. */
function usedIn(links: readonly ApiDemoLink[], { strings, link, language }: ApiWriter): string[] {
  const shown = links.length <= mostPages + 1 ? links : links.slice(0, mostPages);
  const pages = shown.map(
    ({ path, title, demos }) =>
      `[${title}](${link(languageHref(`${path}#${demos[0] ?? ''}`, language))})`,
  );
  const left = links.length - shown.length;
  const rest = left > 0 ? ` ${fillSlots(strings.morePages, { count: String(left) })}` : '';
  return pages.length > 0 ? [`${strings.usedIn} ${pages.join(', ')}${rest}`] : [];
}

/** The parameters of a callback one by one, and what it gives back. */
function signatureLines({ parameters, returns }: ApiSignature, writer: ApiWriter): string[] {
  const lines = parameters.map(({ name, type, optional, descriptionHtml }) =>
    [
      `- ${codeSpan(`${name}${optional ? '?' : ''}: ${typeTextToString(type)}`)}`,
      htmlToCell(descriptionHtml, writer),
    ]
      .filter(Boolean)
      .join(' '),
  );
  const returned = htmlToCell(returns.descriptionHtml, writer);
  const isSilent = typeTextToString(returns.type) === 'void' && returned === '';
  return isSilent
    ? lines
    : [...lines, `- ${writer.strings.returns} ${codeOf(returns.type)} ${returned}`.trim()];
}
