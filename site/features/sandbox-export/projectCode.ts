import type { CodeStyling, CodeVariant } from '#model/CodePreferences.ts';
import type { DemoCode } from '#model/DemoCode.ts';

interface EditedFile {
  name: string;
  text: string;
}

/** Code as the reader left it, the file that is shown first; what it was written in is the only variant it has. */
export function projectCode(
  name: string,
  { files, entry }: { files: readonly EditedFile[]; entry: string },
  styling: CodeStyling | null,
): { code: DemoCode; variant: CodeVariant } {
  const first = files.filter((file) => file.name === entry);
  const rest = files.filter((file) => file.name !== entry);
  return {
    variant: /\.tsx?$/.test(entry) ? 'TS' : 'JS',
    code: {
      name,
      styling,
      files: [...first, ...rest].map((file) => ({
        tsName: file.name,
        jsName: file.name,
        ts: file.text,
        js: file.text,
      })),
    },
  };
}
