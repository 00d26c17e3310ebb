import type { InspectedSlot } from './InspectorData.ts';

/** What no type says about the elements of a product's components; written in `content/componentParts.ts`. */
export interface ComponentParts {
  slots: readonly InspectedSlot[];
  /** Selector of the element that takes `sx`, by component; the first pattern that matches decides, else it is the root. */
  sx: readonly (readonly [component: RegExp, selector: string])[];
  /** Selectors of elements that style overrides do not reach, though the code reads a key of their class. */
  unthemed: readonly string[];
}
