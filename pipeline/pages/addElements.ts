import type { Block } from '#model/Block.ts';
import type { DemoSource } from '#model/DemoSource.ts';
import { propsParameter } from '#model/propsParameter.ts';
import type { AuthorProblem } from '#pipeline/content-files/AuthorError.ts';
import { elementTemplate } from '#pipeline/demos/elementTemplate.ts';

/** Gives the prop controls of a page the element they are about, read from its demo. */
export function addElements(
  blocks: readonly Block[],
  sources: readonly DemoSource[],
  place: { file: string; lines: Readonly<Record<string, number>> },
): { blocks: Block[]; problems: AuthorProblem[] } {
  const problems: AuthorProblem[] = [];
  const added = blocks.map((block): Block => {
    const source = block.kind === 'demo' && sources.find(({ name }) => name === block.name);
    if (block.kind !== 'demo' || !block.propControls || !source) {
      return block;
    }
    const { component } = block.propControls;
    const code = source.variants[0]?.files[0]?.ts ?? '';
    const element = elementTemplate(code, component);
    if (!element || !propsParameter.test(code)) {
      problems.push({
        file: place.file,
        line: place.lines[block.name] ?? 1,
        message: `The demo "${block.name}" does not pass its props on to ${component}.`,
        fix: `Write \`export default function ${block.name}(props: …) {\` and \`<${component} … {...props}\`, spread last.`,
      });
    }
    return { ...block, propControls: { ...block.propControls, element } };
  });
  return { blocks: added, problems };
}
