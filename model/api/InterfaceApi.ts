import type { ApiBase } from './ApiBase.ts';
import type { ApiProp } from './ApiProp.ts';

/** An exported object type with its properties and methods. */
export interface InterfaceApi extends ApiBase {
  kind: 'interface';
  /** Type parameters as written: `<R extends GridValidRowModel = any>`; empty when there are none. */
  typeParameters: string;
  properties: ApiProp[];
}
