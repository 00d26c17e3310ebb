const wrappers =
  /^(?:\w+ extends [\w']+ \? |readonly |React\.|(?:Readonly|ReadonlyArray|Array|Partial|MakeOptional|RefObject)<)*/;

/**
 * The one type whose members a type's text is about, be it a list of them, some made optional, or a ref to it;
 * null when there are several or none. `ReadonlyArray<XAxis>` is about `XAxis`.
 */
export function namedType(text: string): string | null {
  const rest = text.replace(wrappers, '').replaceAll(/ \| (?:null|undefined)\b/g, '');
  const name = /^\w+/.exec(rest)?.[0];
  const after = withoutArguments(rest.slice(name?.length ?? 0));
  return name !== undefined && /^(?:\[\]|>|, '\w+'| : never)*$/.test(after) ? name : null;
}

function withoutArguments(text: string): string {
  const inner = text.replaceAll(/<[^<>]*>/g, '');
  return inner === text ? text : withoutArguments(inner);
}
