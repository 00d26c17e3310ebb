import { rowId } from '#model/api/rowId.ts';
import {
  isPart,
  knownClasses,
  type PartElement,
  slotOf,
  stateClasses,
  themeOf,
} from './findPart.ts';
import { classKey, type InspectedSlot, type InspectorData } from './InspectorData.ts';
import type { SlotTarget, SnippetPart, ThemeTarget } from './partSnippets.ts';

/** A name and the row of the API reference about it; null where there is none. */
export interface PartName {
  name: string;
  href: string | null;
}

/** All that is known about a part of a running component. */
export interface PartFacts {
  /** The key of its class, the component that it is the root of, or its slot. */
  name: string;
  /** The component it is a part of. */
  component: PartName | null;
  classes: PartName[];
  states: PartName[];
  /** The slot that renders it; null where none does. */
  slot: PartName | null;
  /** Where the props of that slot style it; null where they do not, or no component of the demo takes them. */
  slotTarget: SlotTarget | null;
  theme: ThemeTarget | null;
  /** The component whose `sx` reaches it; null where none in the demo does. */
  sx: { component: string; isRoot: boolean } | null;
  snippet: SnippetPart;
}

/** What a part is looked at with. */
export interface PartContext {
  data: InspectorData;
  /** Components of the demo's code, in its order, as often as they occur. */
  components: readonly string[];
  /** Elements of the demo that match a selector, in document order. */
  findAll: (selector: string) => readonly PartElement[];
}

/** Everything the inspector says about an element; null for an element that is no part. */
export function describePart(element: PartElement, context: PartContext): PartFacts | null {
  const { data } = context;
  if (!isPart(element, data)) {
    return null;
  }
  const classes = knownClasses(element, data);
  const slot = slotOf(element, data);
  const [first] = classes;
  const sx = sxHost(element, context);
  const owner = classes.map((name) => ownerOf(name, context)).find((name) => name !== null);
  const rowOf = (name: string, className: string): PartName => {
    const component = ownerOf(className, context);
    const id = component && rowId(component, 'class', classKey(className));
    return { name, href: id && `${data.components[component]?.path}#${id}` };
  };
  const shown = first === undefined ? (slot?.selector ?? '') : `.${first}`;
  return {
    name: first === undefined ? (slot?.name ?? '') : partName(first),
    component: owner ? { name: owner, href: data.components[owner]?.path ?? null } : null,
    classes: classes.map((name) => rowOf(name, name)),
    states: stateClasses(element).map((state) => stateRow(state, classes, context)),
    slot: slot && slotRow(slot, context),
    slotTarget: slot && slotTarget(element, slot, context),
    theme: themeTarget(element, data),
    sx,
    snippet: {
      selector: shown,
      states: stateClasses(element),
      style: element.namespaceURI?.endsWith('svg') ? 'strokeWidth: 2' : 'fontWeight: 600',
    },
  };
}

/** `MuiDataGrid-cell` → `cell`, `MuiPickersDay-root` → `PickersDay`. */
function partName(className: string): string {
  const key = classKey(className);
  return key === 'root' ? className.slice('Mui'.length, -'-root'.length) : key;
}

/** The component whose row describes a class: one of the demo's code, if it is there. */
function ownerOf(className: string, { data, components }: PartContext): string | null {
  const rows = data.parts[className]?.rows ?? [];
  return components.find((name) => rows.includes(name)) ?? rows[0] ?? null;
}

/** States have a row in each component that has them. */
function stateRow(state: string, classes: string[], { data }: PartContext): PartName {
  const rows = data.parts[state]?.rows ?? [];
  const owner = rows.find((name) =>
    classes.some((className) => data.parts[className]?.rows.includes(name)),
  );
  const id = owner && rowId(owner, 'class', classKey(state));
  return { name: state, href: id ? `${data.components[owner]?.path}#${id}` : null };
}

/**
 * The component of the demo's code whose `sx` reaches an element: the nearest around it. Where several look alike,
 * the order in the code is the order in the document.
 */
function sxHost(element: PartElement, { data, components, findAll }: PartContext): PartFacts['sx'] {
  const rooted = components.flatMap((name) => {
    const selector = data.components[name]?.sx ?? null;
    const root = selector === null ? null : element.closest(selector);
    return selector !== null && root ? [{ name, selector, root }] : [];
  });
  const nearest = rooted.reduce<(typeof rooted)[number] | null>(
    (best, each) => (best === null || isInside(each.root, best.root) ? each : best),
    null,
  );
  if (!nearest) {
    return null;
  }
  const alike = rooted.filter(({ root }) => root === nearest.root);
  const roots = findAll(nearest.selector);
  const isOrdered = alike.length === roots.length;
  const found = (isOrdered ? alike[roots.indexOf(nearest.root)] : null) ?? nearest;
  return { component: found.name, isRoot: element === nearest.root };
}

function isInside(element: PartElement, other: PartElement): boolean {
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (each === other) {
      return true;
    }
  }
  return false;
}

function slotRow({ name }: InspectedSlot, { data, components }: PartContext): PartName {
  const has = (each: string) => data.components[each]?.slots.includes(name) === true;
  const owner = components.find(has) ?? Object.keys(data.components).find(has);
  return {
    name,
    href: owner ? `${data.components[owner]?.path}#${rowId(owner, 'slot', name)}` : null,
  };
}

/** Where the props of a slot are set in the demo's code: on its component, or through the slot that renders that component. */
function slotTarget(
  element: PartElement,
  { name, takes }: InspectedSlot,
  context: PartContext,
): SlotTarget | null {
  const { data, components } = context;
  if (takes === null) {
    return null;
  }
  const host = sxHost(element, context)?.component;
  const hosts = host ? [host, ...components] : components;
  const has = (slot: string) => (each: string) => data.components[each]?.slots.includes(slot);
  const direct = hosts.find(has(name));
  if (direct) {
    return { component: direct, slots: [name], takes };
  }
  for (const inner of Object.keys(data.components).filter(has(name))) {
    const root = element.closest(`.Mui${inner}-root`);
    const outer = root && slotOf(root, data);
    const component = outer && hosts.find(has(outer.name));
    if (outer && component) {
      return { component, slots: [outer.name, name], takes };
    }
  }
  return null;
}

/** The style overrides that reach an element: its own, or those of the nearest part around it that has some. */
function themeTarget(element: PartElement, data: InspectorData): ThemeTarget | null {
  for (let each: PartElement | null = element; each; each = each.parentElement) {
    const found = themeOf(each, data);
    const packageName = found && data.themePackages[found.theme];
    if (found && packageName) {
      return { ...found, packageName, isOwn: each === element };
    }
  }
  return null;
}
