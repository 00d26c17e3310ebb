import type { DemoOptions } from '#model/Block.ts';
import type { Page } from '#model/Page.ts';
import type { AuthorProblem } from '#pipeline/content-files/AuthorError.ts';

/**
 * Checks that the code a demo shows at first contains something its section is about: one of the names that the text
 * above the demo writes as inline code.
 */
export function checkPreviews(page: Page, source: string): AuthorProblem[] {
  const problems: AuthorProblem[] = [];
  let section = '';
  for (const block of page.blocks) {
    if (block.kind === 'prose') {
      section = lastSection(section + block.markdown);
    } else if (block.kind === 'demo' && showsPreview(block.options)) {
      const demo = page.demos.find(({ name }) => name === block.name);
      const names = namesIn(section);
      const code = demo?.variants[0]?.preview?.tsHtml.replaceAll(/<[^>]+>/g, '');
      if (code !== undefined && names.length > 0 && !names.some((name) => hasName(code, name))) {
        problems.push({
          file: page.sourceFile,
          line: lineOfDemo(source, block.name),
          message: `The preview of ${block.name} shows nothing the text above is about: ${names.join(', ')}.`,
          fix: 'Mark the lines that matter with // preview-start and // preview-end in the demo.',
        });
      }
      section = '';
    }
  }
  return problems;
}

function showsPreview({ code, toolbar }: DemoOptions): boolean {
  return code === 'preview' && toolbar;
}

function lastSection(markdown: string): string {
  return markdown.split(/^#{2,3} /m).at(-1) ?? '';
}

/** Identifiers in inline code; `SingleInput…Field` yields the beginning of several names. */
function namesIn(markdown: string): string[] {
  const code = [...markdown.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
  return [...new Set(code.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []))];
}

function hasName(code: string, name: string): boolean {
  return new RegExp(`\\b${name}`).test(code);
}

function lineOfDemo(source: string, name: string): number {
  const lines = source.split('\n');
  return (
    lines.findIndex((line) => /^::(?:demo|playground)/.test(line) && line.includes(`"${name}"`)) + 1
  );
}
