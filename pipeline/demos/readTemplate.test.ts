import { describe, expect, it } from 'vitest';
import { templates } from '#content/templates.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';

const docs = openDocs(contentConfig(process.cwd(), { watching: false }));

describe('S2.15 the nine templates', () => {
  it('are those of the specification', () => {
    expect(templates.map(({ name }) => name).sort()).toEqual([
      'blog',
      'checkout',
      'dashboard',
      'marketing-page',
      'pricing',
      'sign-in',
      'sign-in-side',
      'sign-up',
      'sticky-footer',
    ]);
  });

  it.each(templates)('$name has its page first and its theme with it', async ({ name, entry }) => {
    const code = await docs.template(name);
    expect(code?.files[0]?.tsName).toBe(`${name}/${entry}.tsx`);
    expect(code?.files.map(({ tsName }) => tsName)).toContain('theme/createTemplateTheme.ts');
    for (const { tsName, ts, js, jsHtml } of code?.files ?? []) {
      expect(tsName).toMatch(new RegExp(`^(${name}|theme)/[\\w.]+$`));
      expect(ts).not.toMatch(/from '(\.\.|#|virtual:)/);
      expect(js).not.toMatch(/^(interface|import type|export (interface|type)) /m);
      expect(jsHtml).not.toBe('');
    }
  });

  it('is null for a name that is none', async () => {
    expect(await docs.template('toString')).toBeNull();
  });
});
