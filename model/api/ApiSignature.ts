import type { TypeText } from './TypeText.ts';

/** A parameter of a function or callback. */
export interface ApiParameter {
  name: string;
  type: TypeText;
  optional: boolean;
  /** Inline HTML; empty when the types say nothing. */
  descriptionHtml: string;
}

/** What a function is called with and what it must give back. */
export interface ApiSignature {
  parameters: ApiParameter[];
  returns: { type: TypeText; descriptionHtml: string };
}
