import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Where axe looks: a selector, and that of a part it leaves out. */
export interface AxeScope {
  include: string;
  exclude: string | null;
}

/** Puts axe into the document, once. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
}

/** Runs rules of axe on the document as shown now: one readable entry per element that breaks one. */
export async function runAxe(page: Page, scope: AxeScope, rules: RunOptions): Promise<string[]> {
  await loadAxe(page);
  await page.evaluate(endTransitions);
  return page.evaluate(
    async ({ include, exclude, options, halfChecked }) => {
      const runner = Reflect.get(window, 'axe') as typeof axe;
      // Out of the document for the time being: what is only excluded is still measured, element by element.
      const left = exclude === null ? null : document.querySelector(exclude);
      const place = document.createComment('');
      left?.replaceWith(place);
      const { violations } = await runner
        .run({ include: [[include]] }, options)
        .finally(() => left && place.replaceWith(left));
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .filter(({ html }) => id !== halfChecked.rule || !html.includes(halfChecked.mark))
          .map(({ target, any, all, html }) => {
            const reason = [...any, ...all].map(({ message }) => message).join(' ');
            return `${id}: ${help} at ${target.join(' ')}\n    ${reason}\n    ${html.slice(0, 200)}`;
          }),
      );
    },
    { ...scope, options: { ...rules, ...cheap }, halfChecked: librarysHalfChecked },
  );
}

/** No details of what passes, nothing from frames (what they show has tests of its own), no second fetch of style sheets. */
const cheap: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false };

/** A half-checked box of Material UI says so by an attribute and not by the state of the box; it is the library's to mend. */
const librarysHalfChecked = { rule: 'aria-conditional-attr', mark: 'data-indeterminate="true"' };

/** A colour on its way to another one is neither; what was changed just now sets out with the next frame. */
async function endTransitions(): Promise<void> {
  await new Promise(requestAnimationFrame);
  document
    .getAnimations()
    .filter((animation) => animation instanceof CSSTransition)
    .forEach((transition) => transition.finish());
}
