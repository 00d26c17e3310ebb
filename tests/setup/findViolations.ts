import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { lookAttribute, markLooks } from './markLooks.ts';

/** All rules of WCAG 2.2 AA. */
export const allRules: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};

/** The rules that can be broken by a change of colors alone. */
export const colorRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** The navigation tree is the same on every page and by far its largest part; one test checks it alone. */
export const navigationTree = '#navigation-tree';

/** Violations of WCAG 2.2 AA in the current state of the page without its navigation tree, or of one element: one line per element. */
export function findViolations(page: Page, part = 'html'): Promise<string[]> {
  return findIn(
    page,
    { include: part, exclude: part === 'html' ? navigationTree : null },
    allRules,
  );
}

/** Violations of the color rules, for a page of which only the colors changed. */
export function findContrastViolations(page: Page): Promise<string[]> {
  return findIn(page, { include: 'html', exclude: navigationTree }, colorRules);
}

async function findIn(page: Page, scope: AxeScope, rules: RunOptions): Promise<string[]> {
  await finishTransitions(page);
  await markLooks(page, [], scope.include === 'html' ? 'body' : scope.include);
  await measureMarkedColors(page, '*');
  return runAxe(page, scope, rules);
}

/** Has the rules about colors see only marked elements, and the rule about the size of targets those that match a selector. */
export async function measureMarkedColors(page: Page, targets: string): Promise<void> {
  await loadAxe(page);
  await page.evaluate(
    ({ marked, sized }) => {
      const { configure } = Reflect.get(window, 'axe') as typeof axe;
      configure({
        rules: [
          { id: 'color-contrast', selector: marked },
          { id: 'link-in-text-block', selector: `:is(a[href], [role=link])${marked}` },
          { id: 'target-size', selector: sized },
        ],
      });
    },
    { marked: `[${lookAttribute}]`, sized: targets },
  );
}

/** What axe checks: a selector, and one of an element to leave out. */
export interface AxeScope {
  include: string;
  exclude: string | null;
}

/** Loads axe into the document, once. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
}

/** Runs axe rules on the current state of the document: one line per violating element. */
export async function runAxe(page: Page, scope: AxeScope, rules: RunOptions): Promise<string[]> {
  await loadAxe(page);
  await finishTransitions(page);
  return page.evaluate(
    async ({ include, exclude, options, known }) => {
      const runner = Reflect.get(window, 'axe') as typeof axe;
      // Removed from the document meanwhile, because axe measures the elements of an excluded subtree too.
      const excluded = exclude === null ? null : document.querySelector(exclude);
      const placeholder = document.createComment('');
      excluded?.replaceWith(placeholder);
      const { violations } = await runner
        .run({ include: [[include]] }, options)
        .finally(() => excluded && placeholder.replaceWith(excluded));
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .filter(({ html }) => !known.some((bug) => id === bug.rule && html.includes(bug.html)))
          .map(({ target, any, all, html }) => {
            const reason = [...any, ...all].map(({ message }) => message).join(' ');
            return `${id}: ${help} at ${target.join(' ')}\n    ${reason}\n    ${html.slice(0, 200)}`;
          }),
      );
    },
    { ...scope, options: { ...rules, ...fastOptions }, known: knownBugs },
  );
}

/** Skips details of passed checks, frames (which have their own tests) and a second fetch of style sheets. */
const fastOptions: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false };

/** What the library itself does. */
const knownBugs = [
  // An indeterminate checkbox sets an attribute instead of the DOM property.
  { rule: 'aria-conditional-attr', html: 'data-indeterminate="true"' },
  // A group whose rows are being fetched has a ring without a name.
  { rule: 'aria-progressbar-name', html: 'style="width: 1rem; height: 1rem;"' },
  // What is written over components without a license is meant to be faint.
  { rule: 'color-contrast', html: 'color: rgba(130, 130, 130, 0.62)' },
];

/** Finishes color transitions, those included that a change just made starts with the next frame. */
function finishTransitions(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .forEach((transition) => transition.finish());
  });
}
