import { syntaxHighlighting } from '@codemirror/language';
import { tagHighlighter, tags } from '@lezer/highlight';
import { codeClasses } from '#model/codeClasses.ts';

/** Colours of code in the editor, the same as on the page. */
export const editorHighlighting = syntaxHighlighting(tagHighlighter(codeClasses(tags)));
