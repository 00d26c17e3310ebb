import { EditorView } from '@codemirror/view';

/** The style of code blocks on the site, with its CSS variables. */
export const editorTheme = EditorView.theme({
  '&': {
    blockSize: '100%',
    color: 'var(--code-text)',
    backgroundColor: 'var(--code-background)',
    fontSize: '0.8125rem',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-code)',
    fontVariantLigatures: 'none',
    lineHeight: '1.65',
  },
  '.cm-content': { padding: '14px 0', caretColor: 'var(--color-text)' },
  '.cm-line': { padding: '0 16px 0 8px' },
  '.cm-gutters': {
    backgroundColor: 'var(--code-background)',
    color: 'var(--color-text-faint)',
    border: 'none',
  },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 8px 0 16px', minWidth: '32px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--color-accent) 6%, transparent)',
  },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { background: 'color-mix(in srgb, var(--color-accent) 24%, transparent)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--color-accent) 18%, transparent)',
    outline: '1px solid var(--color-border-strong)',
  },
  '.cm-error-line': {
    backgroundColor: 'color-mix(in srgb, var(--color-error) 10%, transparent)',
    boxShadow: 'inset 3px 0 var(--color-error)',
  },
  '.cm-tooltip': {
    border: '1px solid var(--color-border)',
    borderRadius: 'var(--radius-control)',
    backgroundColor: 'var(--color-background)',
    color: 'var(--color-text)',
  },
  '.cm-diagnostic': { fontFamily: 'var(--font-text)', whiteSpace: 'pre-wrap' },
});
