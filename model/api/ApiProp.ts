import type { Plan } from '#model/NavEntry.ts';
import type { ApiDemoLink } from './ApiDemoLink.ts';
import type { ApiSignature } from './ApiSignature.ts';
import type { TypeText } from './TypeText.ts';

/** A prop of a component, or a property of an interface. */
export interface ApiProp {
  name: string;
  /** Id of the row, stable across versions: `data-grid-prop-rows`. */
  rowId: string;
  type: TypeText;
  required: boolean;
  /** Code of the default value; null when there is none. */
  default: string | null;
  /** Inline HTML that says what to use instead, possibly empty; null when the prop is not deprecated. */
  deprecationHtml: string | null;
  /** Block HTML (paragraphs, lists, code); empty when the types say nothing. */
  descriptionHtml: string;
  /** How a callback is called; null when the value is no function. */
  signature: ApiSignature | null;
  /** Plan the prop needs beyond the component's own first package; null for the community plan. */
  plan: Plan | null;
  demos: ApiDemoLink[];
}
