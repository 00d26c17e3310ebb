import type { ApiProp } from '#model/api/ApiProp.ts';
import { propertyRows } from './rowsOf.tsx';
import { RowSection } from './RowSection.tsx';

/** The properties of an object, be it an interface, a parameter or a returned value. */
export function PropertySection({
  section,
  properties,
  product,
}: {
  section: 'properties' | 'parameterProperties' | 'returnValue';
  properties: readonly ApiProp[];
  product: string;
}) {
  return (
    <RowSection
      section={section}
      product={product}
      columns={['type', 'default']}
      rows={propertyRows(properties)}
    />
  );
}
