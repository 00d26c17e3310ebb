import type { Api } from '#model/api/Api.ts';
import type { ApiProp } from '#model/api/ApiProp.ts';
import { typeTextToString } from '#model/api/typeTextToString.ts';
import type { ApiName, ApiNameKind } from './ApiNames.ts';

/** A row of the reference under the name prose uses for it. */
export interface RowName extends ApiName {
  name: string;
}

/** The names an API page explains: its props, slots, classes, events or properties. */
export function rowNames(api: Api): RowName[] {
  switch (api.kind) {
    case 'component':
      return [
        ...api.props.map((prop) => propName(prop, 'prop', api)),
        ...api.slots.map((slot) => ({
          ...row(slot, 'slot', api),
          name: slot.name,
          type: '',
          default: slot.default,
        })),
        ...api.classes.map((entry) => ({
          ...row(entry, 'class', api),
          name: entry.className,
          type: '',
          default: null,
        })),
      ];
    case 'interface':
      return api.properties.map((property) => propName(property, 'property', api));
    case 'events':
      return api.events.map((event) => ({
        ...row(event, 'event', api),
        name: event.name,
        type: event.params ? typeTextToString(event.params) : '',
        default: null,
      }));
    case 'exports':
      return api.exports.map((entry) => ({
        ...row(entry, 'export', api),
        owner: entry.name,
        name: entry.name,
        type: typeTextToString(entry.type),
        default: null,
      }));
    default:
      return [];
  }
}

/** The page itself as something prose can name. */
export function pageName(api: Api): RowName {
  return {
    name: api.name,
    kind: 'export',
    owner: api.name,
    href: api.path,
    type: '',
    default: null,
    text: firstSentences(api.descriptionHtml),
    plan: api.plan,
    deprecated: api.deprecationHtml !== null,
  };
}

function propName(prop: ApiProp, kind: ApiNameKind, api: Api): RowName {
  const type = typeTextToString(prop.type);
  return { ...row(prop, kind, api), name: prop.name, type, default: prop.default };
}

type Row = Pick<ApiProp, 'rowId' | 'descriptionHtml' | 'plan' | 'deprecationHtml'>;

function row({ rowId, descriptionHtml, plan, deprecationHtml }: Row, kind: ApiNameKind, api: Api) {
  return {
    kind,
    owner: api.name,
    href: `${api.path}#${rowId}`,
    text: firstSentences(descriptionHtml),
    plan,
    deprecated: deprecationHtml !== null,
  };
}

const longest = 180;

/** Plain text of a description, cut at the end of a sentence or a word. */
function firstSentences(html: string): string {
  const text = html
    .replace(/<(pre|ul|ol)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x3C;|&lt;/g, '<')
    .replace(/&#x26;|&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= longest) {
    return text;
  }
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(text.slice(0, longest))?.[0];
  return sentence ?? `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}
