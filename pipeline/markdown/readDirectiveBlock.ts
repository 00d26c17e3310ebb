import type { LeafDirective } from 'mdast-util-directive';
import type { ComponentBlock, ComponentControls, DemoBlock } from '#model/Block.ts';
import { propControls } from '#model/api/propControl.ts';
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

const demoName = z
  .string({ error: 'is missing' })
  .regex(/^[A-Z]\w*$/, 'must be the name of a demo file');

const demoSchema = z.strictObject({
  name: demoName,
  background: z.enum(['outlined', 'inline', 'playground']).default('outlined'),
  toolbar: flag('true'),
  code: z.enum(['preview', 'closed', 'open']).default('preview'),
  maxWidth: pixels,
  height: pixels,
  iframe: flag('false'),
  waits: flag('false'),
});

const playgroundSchema = z.strictObject({
  demo: demoName,
  component: z.string({ error: 'is missing' }),
  props: z
    .string({ error: 'is missing' })
    .transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  maxWidth: pixels,
  height: pixels,
});

/** Turns `::demo{…}`, `::playground{…}` or `::component{…}` into its block, or reports what is wrong with it. */
export async function readDirectiveBlock(
  node: LeafDirective,
  context: ParseContext,
): Promise<DemoBlock | ComponentBlock | null> {
  const attributes = Object.fromEntries(
    Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value ?? '']),
  );
  switch (node.name) {
    case 'demo':
      return readDemo(node, attributes, context);
    case 'playground':
      return readPlayground(node, attributes, context);
    case 'component':
      return readComponent(node, attributes, context);
    default:
      // Already reported by checkDirectives.
      return null;
  }
}

type Attributes = Record<string, string>;

function readDemo(
  node: LeafDirective,
  attributes: Attributes,
  context: ParseContext,
): DemoBlock | null {
  const parsed = demoSchema.safeParse(attributes);
  if (!parsed.success) {
    reportOptions(node, 'Demo', Object.keys(demoSchema.shape), parsed.error, context);
    return null;
  }
  const { name, ...options } = parsed.data;
  return { kind: 'demo', name, options, propControls: null };
}

async function readPlayground(
  node: LeafDirective,
  attributes: Attributes,
  context: ParseContext,
): Promise<DemoBlock | null> {
  const parsed = playgroundSchema.safeParse(attributes);
  if (!parsed.success) {
    reportOptions(node, 'Playground', Object.keys(playgroundSchema.shape), parsed.error, context);
    return null;
  }
  const { demo, component, props, maxWidth, height } = parsed.data;
  const controls = await readComponentControls(node, component, props, context);
  return (
    controls && {
      kind: 'demo',
      name: demo,
      options: {
        background: 'playground',
        toolbar: true,
        code: 'closed',
        maxWidth,
        height,
        iframe: false,
        waits: false,
      },
      propControls: controls,
    }
  );
}

async function readComponentControls(
  node: LeafDirective,
  component: string,
  props: string[],
  context: ParseContext,
): Promise<ComponentControls | null> {
  const api = await context.componentApi(component);
  try {
    if (!api) {
      throw new Error(`There is no component ${component} in the API reference.`);
    }
    const controls = propControls(api.props, props);
    return { component, apiPath: api.path, controls, element: null };
  } catch (error) {
    const fix =
      'Name a documented component and props whose type is a choice, boolean, number or text.';
    context.report(node, (error as Error).message, fix);
    return null;
  }
}

function readComponent(
  node: LeafDirective,
  { name, ...props }: Attributes,
  context: ParseContext,
): ComponentBlock | null {
  if (!name) {
    const fix = 'Write ::component{name="ProductCards"}.';
    context.report(node, 'The component block has no name.', fix);
    return null;
  }
  return { kind: 'component', name, props };
}

function reportOptions(
  node: LeafDirective,
  what: string,
  known: string[],
  error: z.ZodError,
  context: ParseContext,
): void {
  for (const issue of error.issues) {
    const isUnknown = issue.code === 'unrecognized_keys';
    for (const option of isUnknown ? issue.keys : [String(issue.path[0])]) {
      context.report(
        node,
        `${what} option "${option}": ${isUnknown ? 'there is no such option' : issue.message}.`,
        `Options are ${known.slice(0, -1).join(', ')} and ${known.at(-1)}, see docs/write-a-page.md.`,
      );
    }
  }
}
