import type { EditorView } from '@codemirror/view';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { createEditor } from './createEditor.ts';
import { type LiveSession, useLiveSnapshot } from './createLiveSession.ts';
import { showError } from './errorLine.ts';
import styles from './LiveEditor.module.css';

interface LiveEditorProps {
  session: LiveSession;
  /** The session's file to edit. */
  fileName: string;
  /** Called when the reader leaves by Escape, to return the focus to where they came from. */
  onLeave: () => void;
  /** Takes the focus at once, as when the reader asked to edit. */
  hasFocus?: boolean;
  /** `content`: as tall as the code, up to a limit. `fill`: as tall as its parent. */
  fit?: 'content' | 'fill';
}

/** A code editor for one file of a session. */
export function LiveEditor({
  session,
  fileName,
  onLeave,
  hasFocus = false,
  fit = 'content',
}: LiveEditorProps) {
  const t = useMessages();
  const hintId = useId();
  const container = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView | null>(null);
  const [isIndenting, setIsIndenting] = useState(false);
  const { project, status, target } = useLiveSnapshot(session);
  const text = project.files.find(({ name }) => name === fileName)?.text ?? '';
  const error = status.kind === 'error' ? status.error : null;
  const label = t('liveCode.editor', { file: fileName });
  const latest = useRef({ text, hasFocus, onLeave });
  useEffect(() => {
    latest.current = { text, hasFocus, onLeave };
  });

  useEffect(() => {
    if (!container.current) {
      return;
    }
    const view = createEditor({
      parent: container.current,
      fileName,
      text: latest.current.text,
      label,
      describedBy: hintId,
      onChange: (next) => session.edit(fileName, next),
      onIndentingChange: setIsIndenting,
      onLeave: () => latest.current.onLeave(),
    });
    editor.current = view;
    if (latest.current.hasFocus) {
      view.focus();
    }
    return () => {
      view.destroy();
      editor.current = null;
    };
  }, [session, fileName, label, hintId]);

  useEffect(() => {
    // Changed from outside, as by a reset; typed text is already in the editor.
    const view = editor.current;
    if (view && view.state.doc.toString() !== text) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    }
  }, [text]);

  useEffect(() => {
    if (editor.current) {
      showError(editor.current, fileName, error);
    }
  }, [fileName, error, label]);

  useEffect(() => {
    const view = editor.current;
    if (view && target?.file === fileName) {
      const line = view.state.doc.line(Math.min(Math.max(target.line, 1), view.state.doc.lines));
      view.dispatch({ selection: { anchor: line.from }, scrollIntoView: true });
      view.focus();
    }
  }, [fileName, target]);

  return (
    <div className={styles.root} dir="ltr" data-fit={fit}>
      <div ref={container} className={styles.editor} />
      <p id={hintId} className={styles.hint} dir="auto">
        {isIndenting ? t('liveCode.hintIndenting') : t('liveCode.hintPassing')}
      </p>
    </div>
  );
}
