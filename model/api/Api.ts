import type { ComponentApi } from './ComponentApi.ts';
import type { EventApi } from './EventApi.ts';
import type { ExportsApi } from './ExportsApi.ts';
import type { HookApi } from './HookApi.ts';
import type { InterfaceApi } from './InterfaceApi.ts';
import type { SelectorApi } from './SelectorApi.ts';

/** One page of the API reference. */
export type Api = ComponentApi | InterfaceApi | HookApi | EventApi | SelectorApi | ExportsApi;
