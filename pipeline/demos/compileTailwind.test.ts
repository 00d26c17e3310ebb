import { describe, expect, it } from 'vitest';
import { compileTailwind } from './compileTailwind.ts';

describe('compileTailwind', () => {
  it('makes the utilities a source names, inside Tailwind demos only', async () => {
    const css = await compileTailwind(['<div className="flex p-4 hover:bg-blue-500/50" />']);
    expect(css).toMatch(/\[data-styling='Tailwind'\] \.flex \{\s*display: flex/);
    expect(css).toContain('calc(0.25rem * 4)');
    expect(css).not.toContain('.grid');
    const selectors = [...css.matchAll(/^\s*([^@\s][^{}]*?)\s*\{/gm)].map(
      ([, selector]) => selector,
    );
    expect(selectors.filter((selector) => selector?.startsWith('.'))).toEqual([]);
  });

  it('holds no reset and no theme variable', async () => {
    const css = await compileTailwind(['<p className="text-sm font-medium rounded-lg" />']);
    expect(css).not.toMatch(/:root|box-sizing|--spacing/);
  });

  it('follows the mode of the site, not of the operating system', async () => {
    const css = await compileTailwind(['<p className="dark:text-white" />']);
    expect(css).toContain("[data-mui-color-scheme='dark']");
    expect(css).not.toContain('prefers-color-scheme');
  });
});
