import { ts } from '#pipeline/api/typescript.ts';

/** What the comment above a declaration says, as Markdown. */
export interface JsDoc {
  text: string;
  /** Code of `@default`. */
  default: string | null;
  /** Text of `@deprecated`, possibly empty. */
  deprecation: string | null;
  /** `@ignore` or `@internal`: not for readers. */
  isHidden: boolean;
  /** Text of `@category`. */
  category: string | null;
  /** Text of each `@param`, by name. */
  parameters: Map<string, string>;
  returns: string;
}

/** Reads the comment of a symbol; of several declarations the first one that says something counts. */
export function readJsDoc(symbol: ts.Symbol, checker: ts.TypeChecker): JsDoc {
  const tags = symbol.getJsDocTags(checker);
  const textOf = (name: string) => {
    const tag = tags.find((candidate) => candidate.name === name);
    return tag ? ts.displayPartsToString(tag.text).trim() : null;
  };
  const parameters = new Map(
    tags.flatMap((tag) => (tag.name === 'param' ? [readParameter(tag)] : [])),
  );
  return {
    text: ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim(),
    default: tidyDefault(textOf('default')),
    deprecation: textOf('deprecated'),
    category: textOf('category'),
    isHidden: tags.some(({ name }) => name === 'ignore' || name === 'internal'),
    parameters,
    returns: (textOf('returns') ?? textOf('return') ?? '').replace(/^\{[^}]*\}\s*/, ''),
  };
}

function readParameter(tag: ts.JSDocTagInfo): [string, string] {
  const text = ts.displayPartsToString(tag.text).trim();
  const [, name = '', description = ''] = /^(\S+)\s*([\s\S]*)$/.exec(text) ?? [];
  return [name, description.replace(/^-\s*/, '')];
}

/** Comments quote strings and code in several ways. */
function tidyDefault(text: string | null): string | null {
  return text === null ? null : text.replaceAll('`', '').replace(/"([^"']*)"/g, "'$1'");
}
