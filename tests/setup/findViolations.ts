import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The same on every page and by far the largest part of it; one test looks at it alone. */
export const navigationTree = '#navigation-tree';

/** Breaches of WCAG 2.2 AA on the page without its tree, or in one part of it, as shown now: one readable entry per element. */
export function findViolations(page: Page, part = 'html'): Promise<string[]> {
  const builder = new AxeBuilder({ page }).include(part).withTags(standards);
  return analyze(part === 'html' ? builder.exclude(navigationTree) : builder);
}

/** Breaches of the contrast rules alone, for a page whose colours changed and nothing else. */
export function findContrastViolations(page: Page): Promise<string[]> {
  return analyze(
    new AxeBuilder({ page })
      .exclude(navigationTree)
      .withRules(['color-contrast', 'link-in-text-block']),
  );
}

async function analyze(builder: AxeBuilder): Promise<string[]> {
  // The other mode opens a second page to gather results from frames; these pages have none.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all, html }) => {
      const reason = [...any, ...all].map(({ message }) => message).join(' ');
      return `${id}: ${help} at ${target.join(' ')}\n    ${reason}\n    ${html.slice(0, 200)}`;
    }),
  );
}
