import type { ApiPart } from '#model/api/ApiPart.ts';
import type { Heading } from '#model/Heading.ts';
import type { Language } from '#model/Language.ts';
import type { Plan } from '#model/NavEntry.ts';
import type { Page } from '#model/Page.ts';

interface GeneratedPage {
  path: string;
  language: Language;
  /** Folder of the product below `content/`. */
  product: string;
  title: string;
  description: string;
  plan: Plan | null;
  packageName: string | null;
  ads: boolean;
  headings: Heading[];
  part: ApiPart;
}

/** A page that no Markdown file stands behind, so that it travels like any other. */
export function generatedPage(input: GeneratedPage): Page {
  const { path, language, product, headings, part, ...meta } = input;
  return {
    path,
    language,
    // Labels are in the reader's language; what the types say is marked as English where it stands.
    bodyLanguage: language,
    section: product,
    meta: {
      ...meta,
      components: [],
      hooks: [],
      githubLabel: null,
      waiAria: null,
      tableOfContents: true,
      keywords: [],
      fontStylesheet: null,
    },
    headings,
    blocks: [{ kind: 'api', part }],
    demos: [],
    sourceFile: `content/${product}/api.ts`,
    lastUpdated: null,
  };
}
