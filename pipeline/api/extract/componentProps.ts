import ts from 'typescript';

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
