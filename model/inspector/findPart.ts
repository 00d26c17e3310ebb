import {
  classKey,
  type InspectedSlot,
  type InspectorData,
  isStateClass,
  listedClass,
} from './InspectorData.ts';

/** What is read of an element; the elements of a browser are such. */
export interface PartElement {
  readonly classList: Iterable<string>;
  readonly namespaceURI: string | null;
  readonly parentElement: PartElement | null;
  matches(selector: string): boolean;
  closest(selector: string): PartElement | null;
}

/** Classes of an element that the inspector knows, as the reference lists them, without states. */
export function knownClasses(element: PartElement, { parts }: InspectorData): string[] {
  const classes = [...element.classList].map(listedClass);
  return classes.filter((name) => name in parts && !isStateClass(name));
}

/** States of an element, such as `Mui-selected`. */
export function stateClasses(element: PartElement): string[] {
  return [...element.classList].filter(isStateClass);
}

/** The slot whose props an element takes; null where none does. */
export function slotOf(element: PartElement, { slots }: InspectorData): InspectedSlot | null {
  return slots.find(({ selector }) => element.matches(selector)) ?? null;
}

/** Whether an element is a part that can be inspected. */
export function isPart(element: PartElement, data: InspectorData): boolean {
  return knownClasses(element, data).length > 0 || slotOf(element, data) !== null;
}

/** Theme name and key whose style overrides an element takes; null where none reaches it. */
export function themeOf(
  element: PartElement,
  data: InspectorData,
): { theme: string; key: string } | null {
  if (data.unthemed.some((selector) => element.matches(selector))) {
    return null;
  }
  for (const className of knownClasses(element, data)) {
    const theme = data.parts[className]?.theme ?? null;
    if (theme !== null) {
      return { theme, key: classKey(className) };
    }
  }
  return null;
}
