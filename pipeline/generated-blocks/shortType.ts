import type { ApiParameter, ApiSignature } from '#model/api/Api.ts';
import { type TypeText, typeTextToString } from '#model/api/TypeText.ts';

/** A type in the few words that fit on a cheat sheet: without type arguments, objects by their keys, functions by their parameters. */
export function shortType(type: TypeText): string {
  return shorten(typeTextToString(type));
}

/** The parameters of a callback: `(params: GridRowParams, event, details)`. */
export function shortParameters({ parameters }: ApiSignature): string {
  const own = parameters
    // The properties of an object parameter are documented as parameters with a dot.
    .filter(({ name }) => !name.includes('.'))
    .map(parameterText);
  return `(${own.join(', ')})`;
}

/** Parameters that are the same for all callbacks of a product need no type. */
const sharedParameters = new Set(['event', 'details']);

function parameterText({ name, type }: ApiParameter): string {
  const text = shortType(type);
  return sharedParameters.has(name) || text === '' ? name : `${name}: ${text}`;
}

function shorten(type: string): string {
  const withoutArguments = removeArguments(type);
  return withoutArguments
    .replaceAll('React.', '')
    .replace(/\{([^{}]*)\}/g, (_, fields: string) => `{ ${keysOf(fields).join(', ')} }`)
    .replace(/\(([^()]*)\) =>/g, (_, parameters: string) => `(${namesOf(parameters)}) =>`);
}

/** The argument of `Set<GridRowId>` stays: without what it contains the type says nothing. */
function removeArguments(type: string): string {
  let text = type;
  let previous: string;
  do {
    previous = text;
    text = text.replace(/(?<!\b(?:Array|Map|Partial|Promise|Record|Set))<[^<>]*>(?!\w)/g, '');
  } while (text !== previous);
  return text;
}

function keysOf(fields: string): string[] {
  return [...fields.matchAll(/(?:^|;)\s*(\w+\??):/g)].map(([, key = '']) => key);
}

function namesOf(parameters: string): string {
  return [...parameters.matchAll(/(?:^|,)\s*(\w+)\??:/g)].map(([, name = '']) => name).join(', ');
}
