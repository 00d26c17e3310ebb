import type { ApiClass } from '#model/api/ApiClass.ts';
import type { ApiProp } from '#model/api/ApiProp.ts';
import type { ApiParameter } from '#model/api/ApiSignature.ts';
import type { ApiSlot } from '#model/api/ApiSlot.ts';
import type { ApiEvent } from '#model/api/EventApi.ts';
import type { ApiExport } from '#model/api/ExportsApi.ts';
import type { ApiSelector } from '#model/api/SelectorApi.ts';
import { rowId } from '#model/api/rowId.ts';
import type { ApiRowData } from './ApiRow.tsx';
import { DefaultSentence } from './DefaultSentence.tsx';
import { ListenerNote } from './ListenerNote.tsx';
import { TypeCode } from './TypeCode.tsx';

/** Longer defaults are sentences or functions and get a line of their own. */
const longestDefault = 40;

/** Props of a component: required ones carry a tag. */
export function propRows(props: readonly ApiProp[]): ApiRowData[] {
  return props.map((prop) => ({ ...propRow(prop), isRequired: prop.required }));
}

/** Properties of an object: most are required, so the optional ones carry a question mark. */
export function propertyRows(properties: readonly ApiProp[]): ApiRowData[] {
  return properties.map((property) => ({
    ...propRow(property),
    name: property.required ? property.name : `${property.name}?`,
  }));
}

function propRow(prop: ApiProp): ApiRowData {
  const { rowId: id, name, plan, deprecationHtml, descriptionHtml, signature, demos } = prop;
  const isShort = (prop.default?.length ?? 0) <= longestDefault;
  return {
    id,
    name,
    cells: [
      <TypeCode key="type" type={prop.type} />,
      isShort && prop.default !== null && <code key="default">{prop.default}</code>,
    ],
    note: isShort ? null : <DefaultSentence value={prop.default ?? ''} />,
    plan,
    deprecationHtml,
    descriptionHtml,
    signature,
    demos,
  };
}

/** Parts of a component that can be replaced. */
export function slotRows(slots: readonly ApiSlot[]): ApiRowData[] {
  return slots.map(({ rowId: id, default: component, className, ...slot }) => ({
    ...slot,
    id,
    cells: [
      component && <code key="component">{component}</code>,
      className && <code key="class">.{className}</code>,
    ],
  }));
}

/** CSS classes of a component. */
export function classRows(classes: readonly ApiClass[], globalLabel: string): ApiRowData[] {
  return classes.map(({ rowId: id, key, className, isGlobal, ...rest }) => ({
    ...rest,
    id,
    name: `.${className}`,
    cells: [isGlobal ? globalLabel : <code key="rule">{key}</code>],
  }));
}

/** Parameters of a hook. */
export function parameterRows(owner: string, parameters: readonly ApiParameter[]): ApiRowData[] {
  return parameters.map(({ name, type, optional, descriptionHtml }) => ({
    id: rowId(owner, 'parameter', name),
    name: optional ? `${name}?` : name,
    cells: [<TypeCode key="type" type={type} />],
    plan: null,
    deprecationHtml: null,
    descriptionHtml,
  }));
}

/** Events with what their listeners get. */
export function eventRows(events: readonly ApiEvent[]): ApiRowData[] {
  return events.map(({ rowId: id, params, event, listenerProp, ...rest }) => ({
    ...rest,
    id,
    cells: [
      params && <TypeCode key="params" type={params} />,
      event && <TypeCode key="event" type={event} />,
    ],
    note: listenerProp && <ListenerNote prop={listenerProp} />,
  }));
}

/** Selectors with the type of what they read. */
export function selectorRows(selectors: readonly ApiSelector[]): ApiRowData[] {
  return selectors.map(({ rowId: id, returns, extraParameters, ...rest }) => ({
    ...rest,
    id,
    cells: [<TypeCode key="returns" type={returns} />],
    note: extraParameters.length > 0 && (
      <>
        <code>(apiRef, </code>
        {extraParameters.map(({ name, type }) => (
          <span key={name}>
            <code>{name}: </code>
            <TypeCode type={type} />
          </span>
        ))}
        <code>)</code>
      </>
    ),
  }));
}

/** Exports that have no page of their own. */
export function exportRows(
  exports: readonly ApiExport[],
  labelOf: (what: ApiExport['what']) => string,
): ApiRowData[] {
  return exports.map(({ rowId: id, what, typeParameters, name, type, ...rest }) => ({
    ...rest,
    id,
    name: name + typeParameters,
    cells: [<TypeCode key="type" type={type} />, labelOf(what)],
  }));
}
