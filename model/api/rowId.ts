/** Sections of an API page whose rows can be linked to. */
export type RowSection = 'prop' | 'slot' | 'class' | 'parameter' | 'return';

/** Id of a row, unique also where several components share a page. */
export function rowId(owner: string, section: RowSection, name: string): string {
  switch (section) {
    case 'prop':
      return `${kebabCase(owner)}-prop-${name}`;
    case 'slot':
      return `${owner}-css-${name}`;
    case 'class':
      return `${kebabCase(owner)}-classes-${name}`;
    case 'parameter':
      return `${kebabCase(owner)}-parameters-${name}`;
    case 'return':
      return `${kebabCase(owner)}-return-value-${name}`;
  }
}

/** Path of an export's page below its product: the mark of an unstable export is left out. */
export function apiSlug(name: string): string {
  return kebabCase(name.replace(/^unstable_/i, ''));
}

/** `DateTimePicker` → `date-time-picker`, `ChartsXAxis` → `charts-x-axis`. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}
