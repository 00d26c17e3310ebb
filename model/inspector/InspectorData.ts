/** What the inspector knows about the components of a product; a file that is fetched when a reader inspects a demo. */
export interface InspectorData {
  components: Readonly<Record<string, InspectedComponent>>;
  /** Parts by class name: `MuiDataGrid-columnHeader`, or a state such as `Mui-selected`. */
  parts: Readonly<Record<string, InspectedPart>>;
  slots: readonly InspectedSlot[];
  /** Elements that style overrides do not reach, though the theme has a key of their class. */
  unthemed: readonly string[];
  /** Package whose types declare a theme name: `MuiDataGrid` → `@mui/x-data-grid`. */
  themePackages: Readonly<Record<string, string>>;
}

/** A component and where its API is described. */
export interface InspectedComponent {
  /** Path of its API page, without language. */
  path: string;
  slots: readonly string[];
  /** Selector of the element that takes its `sx` prop; null where it has none. */
  sx: string | null;
}

/** An element of a component, known by one of its class names. */
export interface InspectedPart {
  /** Components whose API has a row for the class; empty for a class that the reference does not list. */
  rows: readonly string[];
  /** Theme name whose style overrides have the key of this class; null where the theme cannot reach it by a key. */
  theme: string | null;
}

/** A slot and the elements that take its props, in every component of the product that has the slot. */
export interface InspectedSlot {
  name: string;
  selector: string;
  /** Prop of the slot that styles its element; null where the slot replaces the element and its props do not reach it. */
  takes: 'sx' | 'style' | null;
}

/** Address of the data of a product, given by its folder. */
export function inspectorPath(product: string): string {
  return `/inspector/${product}.json`;
}

/** Key of a class in `classes` and in style overrides: `MuiDataGrid-cell--editable` → `cell--editable`. */
export function classKey(className: string): string {
  return className.slice(className.indexOf('-') + 1);
}

/** Whether a class is a state that all components share, such as `Mui-selected`. */
export function isStateClass(className: string): boolean {
  return className.startsWith('Mui-');
}

/** The class the reference lists for one in the document: charts append the id of a series or an axis. */
export function listedClass(className: string): string {
  return className.replace(/^(Mui\w+-(?:series|id))-.+$/, '$1');
}
