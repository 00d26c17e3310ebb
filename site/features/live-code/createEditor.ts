import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, forceParsing, indentOnInput, indentUnit } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { editorHighlighting, editorLanguage } from './editorLanguage.ts';
import { editorTheme } from './editorTheme.ts';
import { errorLine } from './errorLine.ts';
import { tabPolicy } from './tabPolicy.ts';

interface EditorOptions {
  parent: HTMLElement;
  fileName: string;
  text: string;
  /** Accessible name of the text field. */
  label: string;
  /** Id of the hint about the keyboard. */
  describedBy: string;
  onChange: (text: string) => void;
  onIndentingChange: (isIndenting: boolean) => void;
  onLeave: () => void;
}

/** Opens an editor for one file. Code reads from left to right in every language. */
export function createEditor(options: EditorOptions): EditorView {
  const { parent, fileName, text, label, describedBy, onChange } = options;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        highlightSpecialChars(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        history(),
        drawSelection(),
        dropCursor(),
        bracketMatching(),
        closeBrackets(),
        indentOnInput(),
        indentUnit.of('  '),
        EditorState.tabSize.of(2),
        editorLanguage(fileName),
        editorHighlighting,
        editorTheme,
        errorLine,
        tabPolicy(options),
        keymap.of([...closeBracketsKeymap, ...historyKeymap, ...lintKeymap, ...defaultKeymap]),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': describedBy,
          dir: 'ltr',
          tabindex: '0',
          spellcheck: 'false',
          autocapitalize: 'off',
          autocorrect: 'off',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) {
            onChange(update.state.doc.toString());
          }
        }),
      ],
    }),
  });
  // Highlighted before the first paint: tokens that are highlighted later are laid out again.
  forceParsing(view, text.length, 200);
  hideGuttersUntilMeasured(view);
  return view;
}

/** Line numbers go by the height of lines, which is a guess before the first measurement: shown too early, they would move. */
function hideGuttersUntilMeasured(view: EditorView): void {
  const gutters = view.dom.querySelector<HTMLElement>('.cm-gutters');
  gutters?.style.setProperty('visibility', 'hidden');
  view.requestMeasure({
    read: () => {},
    write: () => gutters?.style.removeProperty('visibility'),
  });
}
