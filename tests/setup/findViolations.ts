import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { runAxe } from './runAxe.ts';

/** All rules of WCAG 2.2 AA. */
export const allRules: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};

/** The rules that can be broken by a change of colours alone. */
export const colourRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** The same on every page and by far the largest part of it; one test looks at it alone. */
export const navigationTree = '#navigation-tree';

/** Breaches of WCAG 2.2 AA on the page without its tree, or in one part of it, as shown now: one readable entry per element. */
export function findViolations(page: Page, part = 'html'): Promise<string[]> {
  return runAxe(
    page,
    { include: part, exclude: part === 'html' ? navigationTree : null },
    allRules,
  );
}

/** Breaches of the rules about colours alone, for a page whose colours changed and nothing else. */
export function findContrastViolations(page: Page): Promise<string[]> {
  return runAxe(page, { include: 'html', exclude: navigationTree }, colourRules);
}
