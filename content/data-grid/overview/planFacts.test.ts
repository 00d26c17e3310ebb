import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DATA_GRID_PREMIUM_PROPS_DEFAULT_VALUES as premiumDefaults } from '@mui/x-data-grid-premium';
import { DATA_GRID_PRO_PROPS_DEFAULT_VALUES as proDefaults } from '@mui/x-data-grid-pro';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);

/** What the free grid sets regardless of its props; not exported, so it is read from the source. */
function forcedProps(): Record<string, string> {
  const packageFolder = path.dirname(require.resolve('@mui/x-data-grid/package.json'));
  const source = readFileSync(path.join(packageFolder, 'DataGrid/useDataGridProps.js'), 'utf8');
  const [, body = ''] = /DATA_GRID_FORCED_PROPS = \{([^}]*)\}/.exec(source) ?? [];
  const entries = [...body.matchAll(/(\w+): ([^,\n]+)/g)].map(([, key = '', value = '']) => [
    key,
    value,
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

describe.each([
  'content/data-grid/overview/overview.md',
  'content/introduction/licensing/licensing.md',
  'content/introduction/licensing/licensing.zh.md',
])('the upgrade table of %s', (file) => {
  const page = readFileSync(file, 'utf8');

  it('lists every feature that the free grid turns off', () => {
    const off = Object.entries(forcedProps()).filter(([, value]) => value === 'true');
    const props = off.map(([key]) => key).filter((key) => key.startsWith('disable'));
    expect(props).toHaveLength(3);
    expect(props.filter((key) => !page.includes(`| \`${key}\` |`))).toEqual([]);
  });

  it('lists props that turn a feature of a paid grid off, and are off by default', () => {
    const defaults = new Map<string, unknown>(Object.entries(premiumDefaults));
    const listed = [...page.matchAll(/\| `(disable\w+)` \|/g)].map(([, prop = '']) => prop);
    expect(listed.length).toBeGreaterThan(7);
    expect(listed.filter((prop) => defaults.get(prop) === true)).toEqual([]);
  });

  it('is right that only the free grid paginates by default', () => {
    expect(forcedProps().pagination).toBe('true');
    expect(proDefaults.pagination).toBe(false);
    expect(page).toContain('`pagination`');
  });
});
