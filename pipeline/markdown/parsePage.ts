import type { Root, RootContent } from 'mdast';
import type { Node } from 'unist';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { toHtml } from 'hast-util-to-html';
import { unified } from 'unified';
import type { Root as HastRoot } from 'hast';
import type { ComponentApi } from '#model/api/ComponentApi.ts';
import type { Block } from '#model/Block.ts';
import type { Heading } from '#model/Heading.ts';
import type { Language } from '#model/Language.ts';
import type { PageMeta } from '#model/PageMeta.ts';
import type { ApiNames } from '#pipeline/api/ApiNames.ts';
import type { PageSubject } from '#pipeline/api/createApiNames.ts';
import type { AuthorProblem } from '#pipeline/AuthorError.ts';
import { proseMarkdown } from '#pipeline/page-markdown/proseMarkdown.ts';
import { readFrontMatter } from '#pipeline/pages/readFrontMatter.ts';
import type { FoundLink, ParseContext, ProseStrings } from './ParseContext.ts';
import { readDirectiveBlock } from './readDirectiveBlock.ts';
import { anchorHeadings } from './transforms/anchorHeadings.ts';
import { callouts } from './transforms/callouts.ts';
import { checkDirectives } from './transforms/checkDirectives.ts';
import { codeBlocks, framedCode } from './transforms/codeBlocks.ts';
import { codeGroups } from './transforms/codeGroups.ts';
import { keyboardKeys } from './transforms/keyboardKeys.ts';
import { linkApiNames, type PropMention } from './transforms/linkApiNames.ts';
import { localizeLinks } from './transforms/localizeLinks.ts';
import { rejectHtml } from './transforms/rejectHtml.ts';
import { rejectStrayColons } from './transforms/rejectStrayColons.ts';
import { sectionFeedback } from './transforms/sectionFeedback.ts';
import { wrapTables } from './transforms/wrapTables.ts';

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
  strings: ProseStrings;
  /** Scheme and host of the published site, which links of the Markdown copy start with. */
  origin: string;
  /** Names of the API reference the page's prose may mean. */
  apiNames(subject: PageSubject): Promise<ApiNames>;
  /** The API of a component, by its name; null when there is none. */
  componentApi(name: string): Promise<ComponentApi | null>;
}

/** A page's Markdown, taken apart; `meta` is null when the front matter cannot be used. */
export interface ParsedPage {
  meta: PageMeta | null;
  headings: Heading[];
  blocks: Block[];
  links: FoundLink[];
  propMentions: PropMention[];
  /** Line of each demo directive, by demo name. */
  demoLines: Record<string, number>;
  problems: AuthorProblem[];
}

/** Markdown text → typed blocks. Transforms run in the order written here. */
export async function parsePage({
  source,
  file,
  language,
  strings,
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
    strings,
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
  const headings = anchorHeadings(tree, context);
  const markdown = proseMarkdown(tree, origin);
  linkApiNames(tree, await apiNames(meta ?? { components: [], hooks: [] }), context);
  sectionFeedback(tree, headings, context);
  callouts(tree, context);
  codeGroups(tree, context);
  codeBlocks(tree, context);
  wrapTables(tree);
  const { blocks, demoLines } = await splitIntoBlocks(tree, markdown, context);
  return { meta, headings, blocks, links, propMentions, demoLines, problems };
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

async function splitIntoBlocks(tree: Root, markdown: readonly string[], context: ParseContext) {
  const blocks: Block[] = [];
  const demoLines: Record<string, number> = {};
  const texts = markdown.values();
  let run: RootContent[] = [];

  async function endRun() {
    if (run.length > 0) {
      const hast = (await toHast.run({ type: 'root', children: run })) as HastRoot;
      blocks.push({ kind: 'prose', html: toHtml(hast), markdown: texts.next().value ?? '' });
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
