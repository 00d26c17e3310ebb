import type { Root, RootContent } from 'mdast';
import type { Node } from 'unist';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { toHtml } from 'hast-util-to-html';
import { unified } from 'unified';
import type { ComponentApi } from '#model/api/Api.ts';
import type { Block, Heading } from '#model/Block.ts';
import type { PageMeta } from '#model/Page.ts';
import type { Plan } from '#model/Plan.ts';
import type { Language } from '#model/Language.ts';
import type { ApiNames, PageSubject } from '#pipeline/api/apiNames.ts';
import type { AuthorProblem } from '#pipeline/content-files/AuthorError.ts';
import { proseMarkdown } from './proseMarkdown.ts';
import { readFrontMatter } from './readFrontMatter.ts';
import { proseSections } from '#pipeline/text/plainText.ts';
import type { FoundLink, ParseContext, PropMention, ProseMessages } from './ParseContext.ts';
import { readDirectiveBlock } from './readDirectiveBlock.ts';
import { anchorHeadings, sectionFeedback } from './transforms/headings.ts';
import { callouts, keyboardKeys, wrapTables } from './transforms/elements.ts';
import { checkDirectives, rejectHtml, rejectStrayColons } from './transforms/checkMarkup.ts';
import { codeBlocks, codeGroups, comparisons, framedCode } from './transforms/codeFences.ts';
import { migrationChanges } from './transforms/migrationChanges.ts';
import { linkApiNames } from './transforms/linkApiNames.ts';
import { localizeLinks } from './transforms/localizeLinks.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);
const toHast = unified().use(remarkRehype, { handlers: { code: framedCode } });

export interface ParsePageInput {
  source: string;
  /** Relative to the repository, for messages. */
  file: string;
  language: Language;
  messages: ProseMessages;
  /** Scheme and host of the published site, which links in exported Markdown start with. */
  origin: string;
  /** Names in the API reference that the page's text may refer to. */
  apiNames(subject: PageSubject): Promise<ApiNames>;
  /** The API of a component by its name; null if there is none. */
  componentApi(name: string): Promise<ComponentApi | null>;
}

/** A parsed page; `meta` is null if the front matter is invalid. */
export interface ParsedPage {
  meta: PageMeta | null;
  headings: Heading[];
  /** Further anchors of the page, which links from elsewhere may name. */
  aliases: string[];
  /** Plans of the sections that need one, by anchor. */
  sectionPlans: Record<string, Plan>;
  blocks: Block[];
  links: FoundLink[];
  propMentions: PropMention[];
  /** Line of each demo directive, by demo name. */
  demoLines: Record<string, number>;
  problems: AuthorProblem[];
}

/** Parses Markdown into typed blocks; the transforms depend on their order. */
export async function parsePage({
  source,
  file,
  language,
  messages,
  origin,
  apiNames,
  componentApi,
}: ParsePageInput): Promise<ParsedPage> {
  const problems: AuthorProblem[] = [];
  const links: FoundLink[] = [];
  const propMentions: PropMention[] = [];
  const context: ParseContext = {
    file,
    language,
    messages,
    componentApi,
    links,
    propMentions,
    report(node: Node | undefined, message, fix) {
      problems.push({ file, line: node?.position?.start.line ?? 1, message, fix });
    },
  };

  const tree = parser.parse(source);
  const meta = takeFrontMatter(tree, context, problems);
  rejectHtml(tree, context);
  rejectStrayColons(tree, context);
  checkDirectives(tree, context);
  keyboardKeys(tree, context);
  localizeLinks(tree, context);
  const { headings, aliases, plans } = anchorHeadings(tree, context, meta?.topAnchors);
  migrationChanges(tree, context);
  const markdown = proseMarkdown(tree, origin);
  linkApiNames(tree, await apiNames(meta ?? { components: [], hooks: [] }), context);
  sectionFeedback(tree, headings, context);
  callouts(tree, context);
  codeGroups(tree, context);
  comparisons(tree, context);
  codeBlocks(tree, context);
  wrapTables(tree);
  const { blocks, demoLines } = await splitIntoBlocks(tree, markdown, context);
  return {
    meta,
    headings,
    aliases,
    sectionPlans: plans,
    blocks,
    links,
    propMentions,
    demoLines,
    problems,
  };
}

function takeFrontMatter(
  tree: Root,
  context: ParseContext,
  problems: AuthorProblem[],
): PageMeta | null {
  const [first] = tree.children;
  if (first?.type !== 'yaml') {
    context.report(
      first,
      'The page has no front matter.',
      'Start the file with --- and at least title and description.',
    );
    return null;
  }
  tree.children.shift();
  const firstLine = (first.position?.start.line ?? 1) + 1;
  const result = readFrontMatter(first.value, { file: context.file, firstLine });
  problems.push(...result.problems);
  return result.meta;
}

async function splitIntoBlocks(tree: Root, copies: readonly string[], context: ParseContext) {
  const blocks: Block[] = [];
  const demoLines: Record<string, number> = {};
  const texts = copies.values();
  let run: RootContent[] = [];

  async function endRun() {
    if (run.length > 0) {
      const hast = await toHast.run({ type: 'root', children: run });
      const markdown = texts.next().value ?? '';
      blocks.push({ kind: 'prose', html: toHtml(hast), markdown, sections: proseSections(hast) });
      run = [];
    }
  }

  for (const node of tree.children) {
    if (node.type === 'leafDirective') {
      const block = await readDirectiveBlock(node, context);
      await endRun();
      if (block) {
        blocks.push(block);
      }
      if (block?.kind === 'demo') {
        if (block.name in demoLines) {
          context.report(
            node,
            `The demo ${block.name} is shown twice on this page.`,
            'Show a demo once; link to it the second time.',
          );
        }
        demoLines[block.name] = node.position?.start.line ?? 1;
      }
    } else {
      run.push(node);
    }
  }
  await endRun();
  return { blocks, demoLines };
}
