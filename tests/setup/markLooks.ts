import type { Page } from '@playwright/test';

/** Attribute of the elements whose looks are to be checked. */
export const lookAttribute = 'data-look';

/** What paid components write over themselves on a site without a license key, as they say it on the console. */
const watermark = 'MUI X Missing license key';

/**
 * Marks the first and the last element of each look that is not known yet, and returns these looks. Elements have the
 * same look when they agree in classes and computed colors from the root down to them, so that they have the same
 * contrast; a table of two thousand cells has a dozen. Checking the contrast of one element takes milliseconds.
 */
export function markLooks(page: Page, known: Iterable<string>, part = 'body'): Promise<string[]> {
  return page.evaluate(
    ({ attribute, knownLooks, ignoredText, root }) => {
      const isKnown = new Set(knownLooks);
      const looks = new Map<Element, string>();
      const marked = new Map<string, Element[]>();
      for (const element of document.querySelectorAll(`${root}, ${root} *`)) {
        element.removeAttribute(attribute);
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
          continue;
        }
        const look = lookFromRoot(element);
        if (isSeen(element) && !isKnown.has(look)) {
          const [first = element] = marked.get(look) ?? [];
          marked.set(look, [first, element]);
        }
      }
      [...marked.values()].flat().forEach((element) => element.setAttribute(attribute, ''));
      return [...marked.keys()];

      /** Also of the elements around a part, which are behind what is in it. */
      function lookFromRoot(element: Element): string {
        const { parentElement: parent } = element;
        const above = parent ? (looks.get(parent) ?? lookFromRoot(parent)) : '';
        const look = hash(above + lookOf(element));
        looks.set(element, look);
        return look;
      }

      function lookOf(element: Element): string {
        const style = getComputedStyle(element);
        return [
          element.localName,
          element.getAttribute('class'),
          element.matches(':disabled, [aria-disabled=true]'),
          style.color,
          style.fill,
          style.backgroundColor,
          style.backgroundImage,
          style.opacity,
          style.fontSize,
          style.fontWeight,
          style.textShadow,
          style.textDecorationLine,
          style.position,
        ].join();
      }

      /** Text, or a target that may have none. */
      function isSeen(element: Element): boolean {
        return (
          element.matches('a, button, input, select, summary, textarea, [role], [tabindex]') ||
          [...element.childNodes].some(
            (child) => child instanceof Text && !['', ignoredText].includes(child.data.trim()),
          )
        );
      }

      /** FNV-1a with two different starts: short, and as good as unique among some thousand looks. */
      function hash(text: string): string {
        let [first, second] = [0x811c9dc5, 0x9e3779b9];
        for (let index = 0; index < text.length; index += 1) {
          first = Math.imul(first ^ text.charCodeAt(index), 0x01000193);
          second = Math.imul(second ^ text.charCodeAt(index), 0x85ebca6b);
        }
        return (first >>> 0).toString(36) + (second >>> 0).toString(36);
      }
    },
    { attribute: lookAttribute, knownLooks: [...known], ignoredText: watermark, root: part },
  );
}
