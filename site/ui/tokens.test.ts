import stylelint from 'stylelint';
import { expect, it } from 'vitest';

/** What the linter of style sheets says about one declaration in a component's file. */
async function findFaults(declaration: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: `.root { ${declaration} }`,
    codeFilename: 'site/ui/Example.module.css',
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

it.each([
  ['color: #fff', 'color-no-hex'],
  ['color: white', 'color-named'],
  ['background: hsl(210 100% 42%)', 'function-disallowed-list'],
  ['border: 1px solid rgb(0 0 0 / 20%)', 'function-disallowed-list'],
  ['border-radius: 8px', 'declaration-property-value-allowed-list'],
  ['border-end-end-radius: 50%', 'declaration-property-value-allowed-list'],
  ['box-shadow: 0 2px 8px var(--color-text)', 'declaration-property-value-allowed-list'],
  ['border-radius: var(--radius-contrl)', 'no-unknown-custom-properties'],
  ['margin-left: 4px', 'property-layout-mappings'],
  ['width: 4px', 'property-layout-mappings'],
  ['text-align: left', 'declaration-property-value-disallowed-list'],
])('lint rejects %s', async (declaration, rule) => {
  expect(await findFaults(declaration)).toEqual([rule]);
});

it.each([
  'color: color-mix(in srgb, var(--color-accent) 24%, transparent)',
  'background: currentColor',
  'border-radius: 0 0 var(--radius-card) var(--radius-card)',
  'box-shadow: var(--shadow-popover)',
  'box-shadow: 0 0 0 2px var(--color-text)',
  'margin-inline-start: 4px',
])('lint accepts %s', async (declaration) => {
  expect(await findFaults(declaration)).toEqual([]);
});
