import { describe, expect, it } from 'vitest';
import { openDocs } from '#pipeline/openDocs.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { comparisons, decisionTable, skillMarkdown } from './skillMarkdown.ts';
import { skillPaths } from './skillPath.ts';

describe('decisionTable', () => {
  it('is the table above the first section', () => {
    const table = '| To turn | Use |\n| - | - |\n| left | [`onLeft`](#left) |';
    expect(decisionTable(`# Dial\n\nText.\n\n${table}\n\nMore.\n\n## Left\n`)).toBe(table);
    expect(decisionTable(`# Dial\n\nText.\n\n## Left\n\n${table}\n`)).toBeNull();
  });
});

describe('comparisons', () => {
  const wrong = '```tsx title="Wrong: it spins"\n<Dial turn />\n```';
  const right = '```tsx title="Right: it stops"\n<Dial turn={1} />\n```';
  it('are pairs of wrong and right code', () => {
    const text = `Text.\n\n${wrong}\n\n${right}\n\n\`\`\`tsx title="Dial.tsx"\n<Dial />\n\`\`\`\n\n${wrong}\n\n${right}\n`;
    expect(comparisons(text)).toEqual([`${wrong}\n\n${right}`, `${wrong}\n\n${right}`]);
    expect(comparisons(`${right}\n\n${wrong}\n`)).toEqual([]);
  });
});

describe('skillMarkdown', () => {
  it('has a skill for each product, with a name, a description, rules and guides', async () => {
    const docs = openDocs(await writeMiniSite());
    expect(skillPaths(docs)).toEqual([
      '/skills/widgets/SKILL.md',
      '/skills/widgets/choices.md',
      '/skills/widgets/traps.md',
    ]);
    const text = (await skillMarkdown(docs, '/skills/widgets/SKILL.md')) ?? '';
    const [, name = '', description = ''] =
      /^---\nname: (.*)\ndescription: (".*")\n---\n\n# /.exec(text) ?? [];
    expect(name).toMatch(/^[a-z0-9-]{1,64}$/);
    expect((JSON.parse(description) as string).length).toBeLessThanOrEqual(1024);
    expect(text).toMatch(
      /^- \[.+\]\(https:\/\/docs\.example\.com\/x\/react-widgets\/dial\.md\): .+$/m,
    );
    expect(text).toContain('[traps](traps.md)');
    expect(await skillMarkdown(docs, '/skills/toasters/SKILL.md')).toBeNull();
  });
});
