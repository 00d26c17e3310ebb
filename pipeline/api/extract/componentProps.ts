import { ts } from '#pipeline/api/typescript.ts';
import type { ApiInheritance, RefTarget } from '#model/api/Api.ts';
import { kebabCase } from '#model/api/rowId.ts';
import type { ApiContext } from './ApiContext.ts';

/** The props type of a component; null when the value is not a component. */
export function componentProps(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type | null {
  if (!/^[A-Z][a-z0-9]*[A-Z]?[a-z]/.test(symbol.name) || !(symbol.flags & ts.SymbolFlags.Value)) {
    return null;
  }
  const type = checker.getTypeOfSymbol(symbol);
  if (type.getProperty('Provider') || type.getProperty('Consumer')) {
    return null;
  }
  const signature = type.getCallSignatures().at(-1);
  const [props] = signature?.getParameters() ?? [];
  if (!signature || !rendersJsx(signature.getReturnType(), checker)) {
    return null;
  }
  // A component without parameters takes no props.
  return props ? checker.getTypeOfSymbol(props) : checker.getVoidType();
}

function rendersJsx(type: ts.Type, checker: ts.TypeChecker): boolean {
  return /\b(JSX\.)?Element\b|ReactNode|ReactElement/.test(checker.typeToString(type));
}

/** Whether the installed packages declare a property themselves, instead of Material UI, React or the platform. */
export function isOwnProperty(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some((declaration) =>
    /node_modules\/@mui\/x-/.test(declaration.getSourceFile().fileName),
  );
}

/** Props that come from elsewhere → the Material UI component or the element they belong to. */
export function describeInheritance(
  properties: readonly ts.Symbol[],
  ref: RefTarget,
): ApiInheritance | null {
  const inherited = properties.filter(
    (property) =>
      !isOwnProperty(property) && !/^(ref|key|children|style|sx|className)$/.test(property.name),
  );
  const material = inherited.flatMap((property) =>
    (property.declarations ?? []).flatMap(
      (declaration) => materialComponent(declaration.getSourceFile().fileName) ?? [],
    ),
  );
  // Most props of a text field are those of the form control it renders.
  const component = material.includes('TextField') ? 'TextField' : mostFrequent(material)[0];
  if (component) {
    const href = `https://mui.com/material-ui/api/${kebabCase(component)}/`;
    return { name: component, href };
  }
  const takesAttributes = inherited.some(({ name }) => name === 'onClick' || name === 'id');
  return takesAttributes && ref.kind === 'element' ? { name: ref.element, href: null } : null;
}

/** What the `ref` prop of a component holds. */
export function describeRef(properties: readonly ts.Symbol[], { checker }: ApiContext): RefTarget {
  const ref = properties.find(({ name }) => name === 'ref');
  const text = ref
    ? checker.typeToString(checker.getTypeOfSymbol(ref), undefined, ts.TypeFormatFlags.NoTruncation)
    : '';
  const [, kind, name] = /\b(HTML|SVG)(\w*)Element\b/.exec(text) ?? [];
  if (kind === undefined || name === undefined) {
    return { kind: 'none' };
  }
  return { kind: 'element', element: elementName(kind, name) };
}

function elementName(kind: string, name: string): string {
  const names: Record<string, string> = { UList: 'ul', LI: 'li', Paragraph: 'p', Anchor: 'a' };
  const known = names[name];
  if (known) {
    return known;
  }
  if (name === '' || name === 'SVG') {
    return kind === 'SVG' ? 'svg' : 'element';
  }
  return kind === 'SVG' ? name.charAt(0).toLowerCase() + name.slice(1) : name.toLowerCase();
}

function materialComponent(file: string): string | null {
  return /node_modules\/@mui\/material\/([A-Z]\w+)\//.exec(file)?.[1] ?? null;
}

function mostFrequent(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  names.forEach((name) => counts.set(name, (counts.get(name) ?? 0) + 1));
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}
