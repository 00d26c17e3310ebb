import type { ErrorScope } from '#model/errors/ErrorScope.ts';
import type { Section } from '#model/Product.ts';
import type { PackageProducts } from './readPackages.ts';

/** The packages to read, with the product that each belongs to. */
export function errorPackages({
  sections,
  errorScopes,
}: {
  sections: readonly Section[];
  errorScopes: readonly ErrorScope[];
}): PackageProducts {
  const productPackages = (folder: string | null) =>
    sections.find(({ product }) => product && product.folder === folder)?.product?.packages ?? [];
  return new Map(
    errorScopes.flatMap(({ product, packages }) =>
      [...productPackages(product), ...packages].map((name) => [name, product] as const),
    ),
  );
}
