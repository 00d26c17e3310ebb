import type { PageMeta } from '#model/Page.ts';
import type { AuthorProblem } from '#pipeline/content-files/AuthorError.ts';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';

const frontMatterSchema = z.strictObject({
  title: z.string().min(1).max(70),
  description: z
    .string()
    .min(1)
    .max(160)
    .regex(/[.。]$/u, 'must end with a period'),
  plan: z.enum(['pro', 'premium']).nullable().default(null),
  components: z.array(z.string().regex(/^[A-Z]\w*$/, 'must be component names')).default([]),
  hooks: z.array(z.string().regex(/^use[A-Z]\w*$/, 'must be hook names')).default([]),
  packageName: z.string().startsWith('@mui/').nullable().default(null),
  githubLabel: z.string().nullable().default(null),
  waiAria: z.url().nullable().default(null),
  fontStylesheet: z
    .string()
    .regex(/^\/static\/fonts\/[\w-]+\.css$/, 'must be a style sheet below /static/fonts/')
    .nullable()
    .default(null),
  ads: z.boolean().default(true),
  tableOfContents: z.boolean().default(true),
  keywords: z.array(z.string()).default([]),
  topAnchors: z.array(z.string()).default([]),
}) satisfies z.ZodType<PageMeta>;

/** Parses and checks a page's front matter; a problem has the line of the key it is about. */
export function readFrontMatter(
  yamlText: string,
  { file, firstLine }: { file: string; firstLine: number },
): { meta: PageMeta | null; problems: AuthorProblem[] } {
  const lineCounter = new LineCounter();
  const document = parseDocument(yamlText, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;

  const syntaxError = document.errors[0];
  if (syntaxError) {
    const problem = {
      file,
      line: lineAt(syntaxError.pos[0]),
      message: `The front matter is not valid YAML: ${syntaxError.message}.`,
      fix: 'Quote values that hold a colon or start with a special character.',
    };
    return { meta: null, problems: [problem] };
  }

  const values: unknown = isMap(document.contents) ? document.toJS() : {};
  const result = frontMatterSchema.safeParse(values);
  if (result.success) {
    return { meta: result.data, problems: [] };
  }
  const problems = result.error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])];
    return keys.map((key) => ({
      file,
      line: lineOfKey(key),
      message: `Front matter "${key}": ${reasonOf(issue, key)}.`,
      fix: fixes[key] ?? 'The keys a page may have are listed in docs/write-a-page.md.',
    }));
  });
  return { meta: null, problems };

  function reasonOf(issue: z.core.$ZodIssue, key: string): string {
    if (issue.code === 'unrecognized_keys') {
      return 'no page has this key';
    }
    return document.has(key) ? issue.message : 'is missing';
  }

  function lineOfKey(key: string): number {
    const items = isMap(document.contents) ? document.contents.items : [];
    const pair = items.find((item) => isScalar(item.key) && item.key.value === key);
    const offset = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
    return offset === undefined ? firstLine : lineAt(offset);
  }
}

const fixes: Record<string, string> = {
  title: 'Give the page a title of at most 70 characters.',
  description: 'Write one sentence of at most 160 characters that ends with a period.',
  plan: 'Use pro or premium, or leave it out for the community plan.',
  components: 'List public component names, e.g. [SimpleTreeView, TreeItem].',
  hooks: 'List public hook names, e.g. [useTreeItem].',
  packageName: "Use the npm name, e.g. '@mui/x-tree-view'.",
  fontStylesheet: 'Put the font and its style sheet into public/static/fonts and name the sheet.',
  topAnchors: 'List anchors of the former site that no section of this page answers.',
  waiAria: 'Use the full address of the pattern.',
};
