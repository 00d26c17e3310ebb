import { describe, expect, it } from 'vitest';
import { snapshotVariables } from '#site/platform/demo-theme/snapshotVariables.ts';
import { createSnapshotTheme } from './createDemoTheme.ts';

const theme = createSnapshotTheme();

describe('snapshotVariables', () => {
  it('defines the variables a text uses, in both modes', () => {
    const css = snapshotVariables(theme, 'color:var(--mui-palette-primary-main)');
    expect(css).toMatch(/^:root\{--mui-palette-primary-main:#\w+\}/);
    const dark = css.match(/\[data-mui-color-scheme="dark"\]\{([^}]*)\}/)?.[1];
    expect(dark).toMatch(/^--mui-palette-primary-main:#\w+$/);
    expect(css).not.toContain(`:root{${dark}}`);
  });

  it('follows the operating system where no script runs', () => {
    const css = snapshotVariables(theme, 'var(--mui-palette-text-primary)');
    const dark = css.match(/\[data-mui-color-scheme="dark"\]\{([^}]*)\}/)?.[1];
    expect(css.endsWith(`@media (prefers-color-scheme:dark){:root:not([data-js]){${dark}}}`)).toBe(
      true,
    );
  });

  it('defines what a variable is defined by', () => {
    const css = snapshotVariables(theme, 'font:var(--mui-font-body1)');
    const used = [...css.matchAll(/var\((--mui-[\w-]+)/g)].map(([, name]) => `${name}:`);
    expect(css).toContain('--mui-font-body1:');
    expect(used.filter((definition) => !css.includes(definition))).toEqual([]);
  });

  it('leaves out every other variable, also those with a longer name', () => {
    const css = snapshotVariables(theme, 'var(--mui-palette-primary-main)');
    expect(css).not.toContain('--mui-palette-primary-mainChannel');
    expect(css).not.toContain('--mui-spacing');
    expect(snapshotVariables(theme, '<p>No variables</p>')).toBe(
      ':root{}[data-mui-color-scheme="dark"]{}@media (prefers-color-scheme:dark){:root:not([data-js]){}}',
    );
  });
});
