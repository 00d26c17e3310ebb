import type { Plan } from '#model/NavEntry.ts';
import type { ApiBase } from './ApiBase.ts';
import type { ApiDemoLink } from './ApiDemoLink.ts';
import type { TypeText } from './TypeText.ts';

/** An event of a component's event bus. */
export interface ApiEvent {
  name: string;
  /** Id of the row: `event-cellClick`. */
  rowId: string;
  descriptionHtml: string;
  /** What a listener gets first; null when it gets nothing. */
  params: TypeText | null;
  /** The DOM event behind it; null when there is none. */
  event: TypeText | null;
  /** Name of the prop that listens to it; null when only `subscribeEvent` does. */
  listenerProp: string | null;
  deprecationHtml: string | null;
  plan: Plan | null;
  demos: ApiDemoLink[];
}

/** All events a product publishes. */
export interface EventApi extends ApiBase {
  kind: 'events';
  events: ApiEvent[];
}
