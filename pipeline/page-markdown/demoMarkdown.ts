import type { DemoFile, DemoSource } from '#model/DemoSource.ts';
import { fillSlots } from '#model/fillSlots.ts';
import type { CopyStrings } from './CopyStrings.ts';
import { codeFence } from './markdownCode.ts';

/** A demo as its TypeScript, file by file; one with stylings as each of them. */
export function demoMarkdown(
  { name, variants }: DemoSource,
  { pageUrl, strings }: { pageUrl: string; strings: CopyStrings },
): string {
  const lead = fillSlots(strings.demo, { name: `[${name}](${pageUrl}#${name})` });
  return [
    lead,
    ...variants.flatMap(({ styling, files }) => [
      ...(styling === null ? [] : [fillSlots(strings.styling, { name: styling })]),
      ...files.map(fileMarkdown),
    ]),
  ].join('\n\n');
}

/** A file as a block of code that bears its name. */
export function fileMarkdown({ tsName, ts }: DemoFile): string {
  const language = /\.(\w+)$/.exec(tsName)?.[1] ?? 'tsx';
  return codeFence(ts, `${language} title="${tsName}"`);
}
