import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { CodeError } from './LiveProject.ts';

const setLine = StateEffect.define<number | null>();
const marked = Decoration.line({ class: 'cm-error-line' });

/** Marks the line an error is on. */
export const errorLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setLine)) {
        return effect.value === null ? Decoration.none : Decoration.set(marked.range(effect.value));
      }
    }
    return decorations.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Shows an error at its line, or none. */
export function showError(view: EditorView, fileName: string, error: CodeError | null): void {
  const { doc } = view.state;
  const position = error?.position?.file === fileName ? error.position : null;
  const line = position ? doc.line(Math.min(Math.max(position.line, 1), doc.lines)) : null;
  const diagnostics: Diagnostic[] =
    line && error
      ? [{ from: line.from, to: line.to, severity: 'error', message: error.message }]
      : [];
  view.dispatch({ effects: setLine.of(line ? line.from : null) });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}
