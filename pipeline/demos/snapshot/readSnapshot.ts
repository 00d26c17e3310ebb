import type { HTMLElement } from 'happy-dom';
import { shortDrawing } from './shortDrawing.ts';

/** What is kept of a component that was run. */
export interface MadeSnapshot {
  html: string;
  /** Height of all of it in CSS pixels; null where nothing was measured. */
  height: number | null;
  /** Style sheets the component put into the document, in their order. */
  sheets: string[];
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Attributes for assistive technology, for scripts and for the pointer. */
const unseen = /^(?:aria-|data-|role$|tabindex$|title$|draggable$|focusable$|field$)/;

/**
 * Reads the HTML of a component that rests. A snapshot is inert, so only what is seen is kept: an attribute no style sheet
 * asks for would be a third of a grid. Style elements are taken out, as the grids of a page have the same.
 */
export function readSnapshot(container: HTMLElement, css: string, height: number): MadeSnapshot {
  const sheets: string[] = [];
  for (const sheet of container.querySelectorAll('style')) {
    sheets.push(sheet.textContent);
    sheet.remove();
  }
  writeProperties(container);
  const selectors = css + sheets.join('');
  const isKept = new Map<string, boolean>();
  for (const element of container.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      const kept = isKept.get(name) ?? (!unseen.test(name) || selectors.includes(`[${name}`));
      isKept.set(name, kept);
      if (!kept) {
        element.removeAttribute(name);
      } else if (element.namespaceURI === svgNamespace) {
        element.setAttribute(name, shortDrawing(name, element.getAttribute(name) ?? ''));
      }
    }
  }
  return { html: container.innerHTML, height, sheets };
}

/** What is only in properties would not be in the HTML. */
function writeProperties(container: HTMLElement): void {
  for (const option of container.querySelectorAll('option')) {
    option.toggleAttribute('selected', option.selected);
  }
  for (const field of container.querySelectorAll('textarea')) {
    field.textContent = field.value;
    // A field that grows with its text measured itself here, where text has no height; its rows give the right one.
    field.style.removeProperty('height');
    field.style.removeProperty('overflow');
  }
}
