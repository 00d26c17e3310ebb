import type { Api } from '#model/api/Api.ts';
import type { ApiScope } from '#model/api/ApiScope.ts';
import { kebabCase } from '#model/api/rowId.ts';
import type { ApiContext } from './ApiContext.ts';
import { readApiPackages } from './apiPackages.ts';
import { componentProps } from './componentProps.ts';
import { createApiProgram } from './createApiProgram.ts';
import { describeComponent } from './describeComponent.ts';
import { listExports } from './listExports.ts';
import { readThemeNames } from './readThemeNames.ts';

/** The whole API reference of a product, from the types of its installed packages. */
export function extractApi(root: string, scope: ApiScope): Api[] {
  const packages = readApiPackages(root, scope.packages);
  const program = createApiProgram(root, packages);
  const exports = listExports(program, packages);
  const links = new Map<string, string>();
  const context: ApiContext = {
    checker: program.getTypeChecker(),
    product: scope.product,
    apiPath: scope.path,
    exports,
    themeNames: readThemeNames(root, scope.packages),
    findLink: (name) => links.get(name) ?? null,
  };
  const components = [...exports.values()].flatMap((found) => {
    const props = componentProps(found.symbol, context);
    return props ? [{ found, props }] : [];
  });
  components.forEach(({ found }) =>
    links.set(found.name, `${scope.path}/${kebabCase(found.name)}`),
  );
  return components.map(({ found, props }) => describeComponent(found, props, context));
}
