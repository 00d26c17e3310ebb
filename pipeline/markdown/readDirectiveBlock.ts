import type { LeafDirective } from 'mdast-util-directive';
import type { ComponentBlock, DemoBlock } from '#model/Block.ts';
import type { DemoOptions } from '#model/DemoOptions.ts';
import { z } from 'zod';
import type { ParseContext } from './ParseContext.ts';

const pixels = z
  .string()
  .regex(/^\d+$/, 'must be a number of pixels')
  .transform(Number)
  .nullable()
  .default(null);

const flag = (value: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(value)
    .transform((text) => text === 'true');

const demoSchema = z.strictObject({
  name: z.string({ error: 'is missing' }).regex(/^[A-Z]\w*$/, 'must be the name of a demo file'),
  background: z.enum(['outlined', 'inline', 'playground']).default('outlined'),
  toolbar: flag('true'),
  code: z.enum(['preview', 'closed', 'open']).default('preview'),
  maxWidth: pixels,
  height: pixels,
  iframe: flag('false'),
});

/** Turns `::demo{…}` or `::component{…}` into its block, or reports what is wrong with it. */
export function readDirectiveBlock(
  node: LeafDirective,
  context: ParseContext,
): DemoBlock | ComponentBlock | null {
  const attributes = Object.fromEntries(
    Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value ?? '']),
  );
  if (node.name === 'component') {
    const { name, ...props } = attributes;
    if (!name) {
      context.report(
        node,
        'The component block has no name.',
        'Write ::component{name="ProductCards"}.',
      );
      return null;
    }
    return { kind: 'component', name, props };
  }
  if (node.name !== 'demo') {
    // Reported by checkDirectives already.
    return null;
  }
  const parsed = demoSchema.safeParse(attributes);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      const isUnknown = issue.code === 'unrecognized_keys';
      for (const option of isUnknown ? issue.keys : [String(issue.path[0])]) {
        context.report(
          node,
          `Demo option "${option}": ${isUnknown ? 'there is no such option' : issue.message}.`,
          'Options are name, background, toolbar, code, maxWidth, height and iframe, see docs/write-a-page.md.',
        );
      }
    }
    return null;
  }
  const { name, ...options } = parsed.data;
  return { kind: 'demo', name, options: options satisfies DemoOptions };
}
