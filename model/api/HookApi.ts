import type { ApiBase } from './ApiBase.ts';
import type { ApiParameter } from './ApiSignature.ts';
import type { ApiProp } from './ApiProp.ts';
import type { TypeText } from './TypeText.ts';

/** A hook with its parameters and what it returns. */
export interface HookApi extends ApiBase {
  kind: 'hook';
  typeParameters: string;
  parameters: ApiParameter[];
  /** Properties of the single object parameter; empty when the hook takes plain values. */
  parameterProperties: ApiProp[];
  returns: { type: TypeText; descriptionHtml: string };
  /** Properties of the returned object; empty when it returns a plain value. */
  returnProperties: ApiProp[];
}
