import ts from 'typescript';

/** Type parameters of a declaration as written, `<R extends GridValidRowModel = any>`, and their names. */
export interface TypeParameters {
  text: string;
  names: ReadonlySet<string>;
}

/** Reads the type parameters of an interface, alias or function. */
export function readTypeParameters(symbol: ts.Symbol): TypeParameters {
  const declaration = symbol.declarations?.find(
    (candidate) =>
      ts.isInterfaceDeclaration(candidate) ||
      ts.isTypeAliasDeclaration(candidate) ||
      ts.isClassDeclaration(candidate) ||
      ts.isFunctionDeclaration(candidate),
  );
  const parameters = [...(declaration?.typeParameters ?? [])];
  const text = parameters.map((parameter) => parameter.getText().replace(/\s+/g, ' ')).join(', ');
  return {
    text: text === '' ? '' : `<${text}>`,
    names: new Set(parameters.map(({ name }) => name.text)),
  };
}
