import { ts } from '#pipeline/api/typescript.ts';

/** What is compared between the versions of a member or an export. */
export interface MemberFacts {
  name: string;
  /** Its type as written, on one line. */
  type: string;
  optional: boolean;
  /** Code of the default value; null when the comment names none. */
  default: string | null;
  deprecated: boolean;
  /** Marked as not for readers. */
  hidden: boolean;
}

/** A member of an interface, literal or class → what is compared; null for what has no plain name. */
export function readMember(element: ts.TypeElement | ts.ClassElement): MemberFacts | null {
  const { name } = element;
  if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) {
    return null;
  }
  const isPrivate =
    ts.canHaveModifiers(element) &&
    (element.modifiers ?? []).some(
      ({ kind }) =>
        kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.ProtectedKeyword,
    );
  if (isPrivate) {
    return null;
  }
  return {
    name: name.text,
    type: memberType(element),
    optional: 'questionToken' in element && element.questionToken !== undefined,
    ...readComment(element),
  };
}

function memberType(element: ts.TypeElement | ts.ClassElement): string {
  if (ts.isPropertySignature(element) || ts.isPropertyDeclaration(element)) {
    return oneLine(element.type);
  }
  if (ts.isMethodSignature(element) || ts.isMethodDeclaration(element)) {
    return signatureText(element);
  }
  return 'any';
}

/** A function as the type of a value: `(params: X) => Y`. */
export function signatureText(node: ts.SignatureDeclarationBase): string {
  const parameters = node.parameters.map((parameter) => oneLine(parameter)).join(', ');
  return `(${parameters}) => ${oneLine(node.type)}`;
}

/** The text of a node without comments and line breaks. */
export function oneLine(node: ts.Node | undefined): string {
  if (!node) {
    return 'any';
  }
  return node
    .getText()
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();
}

/** What the comment before a declaration says about its life. */
export function readComment(node: ts.Node): Pick<MemberFacts, 'default' | 'deprecated' | 'hidden'> {
  const trivia = node.getSourceFile().text.slice(node.pos, node.getStart());
  const comment = trivia.slice(Math.max(0, trivia.lastIndexOf('/**')));
  return {
    default: tidyDefault(/@default(?:Value)?\s+([^\n]*)/.exec(comment)?.[1] ?? null),
    deprecated: /@deprecated\b/.test(comment),
    hidden: /@(ignore|internal)\b/.test(comment),
  };
}

function tidyDefault(text: string | null): string | null {
  const tidy = text
    ?.replace(/\*\/.*$/, '')
    .replaceAll('`', '')
    .replaceAll('"', "'")
    .trim();
  return tidy === undefined || tidy === '' ? null : tidy;
}
