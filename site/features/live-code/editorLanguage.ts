import {
  autoCloseTags,
  jsxLanguage,
  tsxLanguage,
  typescriptLanguage,
} from '@codemirror/lang-javascript';
import type { Extension } from '@codemirror/state';
import { styleTags, tags } from '@lezer/highlight';
import { typedCallTags } from '#model/codeClasses.ts';

const languages = { ts: typescriptLanguage, tsx: tsxLanguage, js: jsxLanguage, jsx: jsxLanguage };

/** Grammar of a file by the end of its name; none for what is not code of ours. */
export function editorLanguage(fileName: string): Extension {
  const [, end] = fileName.match(/\.([jt]sx?)$/) ?? [];
  return end
    ? [
        languages[end as keyof typeof languages].configure({
          props: [styleTags(typedCallTags(tags))],
        }),
        autoCloseTags,
      ]
    : [];
}
