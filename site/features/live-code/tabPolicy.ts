import { indentLess, indentMore } from '@codemirror/commands';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap, type ViewUpdate } from '@codemirror/view';

interface TabPolicy {
  /** Told whether Tab indents from now on. */
  onIndentingChange: (isIndenting: boolean) => void;
  onLeave: () => void;
}

/**
 * Tab passes through the editor until the reader has typed; from then on it indents.
 * Escape leaves, so that the keyboard is never caught.
 */
export function tabPolicy({ onIndentingChange, onLeave }: TabPolicy): Extension {
  let isIndenting = false;

  function set(next: boolean): void {
    if (next !== isIndenting) {
      isIndenting = next;
      onIndentingChange(next);
    }
  }

  function follow(update: ViewUpdate): void {
    if (update.transactions.some((transaction) => transaction.isUserEvent('input'))) {
      set(true);
    }
  }

  return [
    EditorView.updateListener.of(follow),
    EditorView.domEventHandlers({ blur: () => set(false) }),
    keymap.of([
      { key: 'Tab', run: (view) => isIndenting && indentMore(view) },
      { key: 'Shift-Tab', run: (view) => isIndenting && indentLess(view) },
      {
        key: 'Escape',
        run(view) {
          view.contentDOM.blur();
          onLeave();
          return true;
        },
      },
    ]),
  ];
}
