import {
  autoCloseTags,
  jsxLanguage,
  tsxLanguage,
  typescriptLanguage,
} from '@codemirror/lang-javascript';
import type { Extension } from '@codemirror/state';
import { styleTags, tagHighlighter, tags } from '@lezer/highlight';
import { syntaxHighlighting } from '@codemirror/language';
import { codeClasses, typedCallTags } from '#model/codeClasses.ts';

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

/** Colors of code in the editor, the same as on the page. */
export const editorHighlighting = syntaxHighlighting(tagHighlighter(codeClasses(tags)));
