import type { Plan } from '#model/Plan.ts';
import type { Since } from '#model/versions/itemLife.ts';
import type { ApiCost } from './ImportCost.ts';
import type { PropGroup } from './PropGroup.ts';
import type { TypeText } from './TypeText.ts';

/** One page of the API reference. */
export type Api = ComponentApi | InterfaceApi | HookApi | EventApi | SelectorApi | ExportsApi;

/** Text from a comment in the types, in every form it is used in; all three are empty when the types say nothing. */
export interface Description {
  html: string;
  markdown: string;
  /** Plain text without code blocks: one line per paragraph or list item, items start with a dash. */
  text: string;
}

/** What the types say nothing about. */
export const noDescription: Description = { html: '', markdown: '', text: '' };

/** What every page of the API reference has. */
export interface ApiBase {
  /** Path without language: `/x/api/data-grid/data-grid`. */
  path: string;
  /** Name of the export, or a caption: `DataGrid`. */
  name: string;
  /** Folder of the product below `content/`. */
  product: string;
  /** Lowest plan that has it; null for the community plan. */
  plan: Plan | null;
  /** Whether the library itself presents it, rather than exporting it as a detail of something else. */
  featured: boolean;
  description: Description;
  /** What to use instead, possibly empty; null when it is not deprecated. */
  deprecation: Description | null;
  /** Import statements a reader may choose from: the deep one first, then one per plan package that exports it. */
  imports: string[];
  /** Demos that use it. */
  demos: ApiDemoLink[];
  /** What its import costs; absent where that was not measured. */
  cost?: ApiCost;
  /** Since when it exists; absent where the first version that was read has it. */
  since?: Since;
}

/** A component with everything that can be set on it. */
export interface ComponentApi extends ApiBase {
  kind: 'component';
  /** In alphabetical order, required ones first. */
  props: ApiProp[];
  slots: ApiSlot[];
  classes: ApiClass[];
  /** Name in the theme, `MuiDataGrid`; null when the theme does not know it. */
  themeName: string | null;
  inheritance: ApiInheritance | null;
  ref: RefTarget;
}

/** The component whose props a component also takes. */
export interface ApiInheritance {
  /** Component or element: `Paper`, `div`. */
  name: string;
  /** Where its props are described: a path of this site or an absolute address; null for what has no page. */
  href: string | null;
}

/** What a `ref` of the component holds. */
export type RefTarget = { kind: 'element'; element: string } | { kind: 'none' };

/** An exported object type with its properties and methods. */
export interface InterfaceApi extends ApiBase {
  kind: 'interface';
  /** Type parameters as written: `<R extends GridValidRowModel = any>`; empty when there are none. */
  typeParameters: string;
  properties: ApiProp[];
}

/** A hook with its parameters and what it returns. */
export interface HookApi extends ApiBase {
  kind: 'hook';
  typeParameters: string;
  parameters: ApiParameter[];
  /** Properties of the single object parameter; empty when the hook takes plain values. */
  parameterProperties: ApiProp[];
  returns: ApiReturn;
  /** Properties of the returned object; empty when it returns a plain value. */
  returnProperties: ApiProp[];
}

/** All events a product publishes. */
export interface EventApi extends ApiBase {
  kind: 'events';
  events: ApiEvent[];
}

/** All selectors a product exports. */
export interface SelectorApi extends ApiBase {
  kind: 'selectors';
  categories: SelectorCategory[];
}

/** The types, functions and constants of a product that have no page of their own. */
export interface ExportsApi extends ApiBase {
  kind: 'exports';
  exports: ApiExport[];
}

/** What everything that has a row on a page of the reference has in common. */
export interface ApiMember {
  name: string;
  /** Id of the row, stable across versions: `data-grid-prop-rows`, `event-cellClick`. */
  rowId: string;
  description: Description;
  /** What to use instead, possibly empty; null when it is not deprecated. */
  deprecation: Description | null;
  /** Plan it needs beyond that of its page; null when it needs none. */
  plan: Plan | null;
  demos: ApiDemoLink[];
  /** Since when it exists, where that is later than what it belongs to. */
  since?: Since;
}

/** A prop of a component, or a property of an interface. */
export interface ApiProp extends ApiMember {
  type: TypeText;
  required: boolean;
  /** Code of the default value; null when there is none. */
  default: string | null;
  /** How a callback is called; null when the value is not a function. */
  signature: ApiSignature | null;
  /** What it is about; absent where a page has too few props to sort them by subject. */
  group?: PropGroup;
}

/** A replaceable component inside a component. */
export interface ApiSlot extends ApiMember {
  /** Component used when none is given; null when the slot is empty. */
  default: string | null;
  /** Class name of the element the slot renders; null when it has none of its own. */
  className: string | null;
}

/** A CSS class of a component; its name is the key in the `classes` prop and in the theme's style overrides. */
export interface ApiClass extends ApiMember {
  /** Name in the document: `MuiDataGrid-root`. */
  className: string;
  /** A state class shared by all components, such as `Mui-selected`. */
  isGlobal: boolean;
}

/** An event of a component's event bus. */
export interface ApiEvent extends ApiMember {
  /** First argument of a listener; null when there is none. */
  params: TypeText | null;
  /** The DOM event behind it; null when there is none. */
  event: TypeText | null;
  /** Name of the prop that listens to it; null when only `subscribeEvent` does. */
  listenerProp: string | null;
}

/** Selectors about one subject. */
export interface SelectorCategory {
  /** Subject, also its id on the page: `Filter`. */
  name: string;
  selectors: ApiSelector[];
}

/** A function that reads a value from a component's state. */
export interface ApiSelector extends ApiMember {
  /** Type of the value it returns. */
  returns: TypeText;
  /** Arguments besides the API object; empty when there are none. */
  extraParameters: { name: string; type: TypeText }[];
}

/** An export too small for a page of its own. */
export interface ApiExport extends ApiMember {
  what: 'type' | 'function' | 'constant' | 'component' | 'class';
  /** Type parameters as written; empty when there are none. */
  typeParameters: string;
  type: TypeText;
}

/** A parameter of a function or callback. */
export interface ApiParameter {
  name: string;
  type: TypeText;
  optional: boolean;
  description: Description;
}

/** What a function returns. */
export interface ApiReturn {
  type: TypeText;
  description: Description;
}

/** Parameters and return value of a function. */
export interface ApiSignature {
  parameters: ApiParameter[];
  returns: ApiReturn;
}

/** A page and those of its demos that use a row of the reference, or the export its page is about. */
export interface ApiDemoLink {
  /** Path of the page without language. */
  path: string;
  /** Title of the page in the reader's language. */
  title: string;
  /** Names of the demos, which are also their anchors on the page. */
  demos: string[];
}
