import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useLiveSnapshot } from '#site/features/live-code/liveCode.ts';
import type { LiveSession } from '#site/features/live-code/createLiveSession.ts';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { addFile, removeFile, renameFile } from './changeFiles.ts';
import { FileNameDialog } from './FileNameDialog.tsx';
import styles from './FileTabs.module.css';
import bar from './panelBar.module.css';
import { RemoveDialog } from './RemoveDialog.tsx';

interface FileTabsProps {
  tabs: RefObject<HTMLDivElement | null>;
  session: LiveSession;
  file: string;
  onFileChange: (file: string) => void;
}

/** The project's files as tabs, and what can be done with them. */
export function FileTabs({ tabs, session, file, onFileChange }: FileTabsProps) {
  const text = useStrings();
  const { project } = useLiveSnapshot(session);
  const [dialog, setDialog] = useState<'add' | 'rename' | 'remove' | null>(null);
  const names = project.files.map(({ name }) => name);

  function change(next: typeof project | Pick<typeof project, 'files' | 'entry'>, shown: string) {
    session.replaceFiles(next.files, next.entry);
    onFileChange(shown);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const index = names.indexOf(file);
    const next = {
      ArrowRight: index + forward,
      ArrowLeft: index - forward,
      Home: 0,
      End: names.length - 1,
    }[event.key];
    const name = next === undefined ? undefined : names.at(next % names.length);
    if (name !== undefined) {
      event.preventDefault();
      onFileChange(name);
      event.currentTarget.querySelector<HTMLElement>(`[data-file="${name}"]`)?.focus();
    }
  }

  return (
    <div className={`${bar.root} ${styles.bar}`}>
      <div
        ref={tabs}
        className={styles.tabs}
        role="tablist"
        aria-label={text('files')}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            data-file={name}
            aria-selected={name === file}
            aria-controls="playground-editor"
            tabIndex={name === file ? 0 : -1}
            onClick={() => onFileChange(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={bar.end}>
        <button type="button" className={bar.button} onClick={() => setDialog('add')}>
          {text('addFile')}
        </button>
        <button type="button" className={bar.button} onClick={() => setDialog('rename')}>
          {text('renameFile')}
        </button>
        <button
          type="button"
          className={bar.button}
          disabled={file === project.entry}
          onClick={() => setDialog('remove')}
        >
          {text('removeFile')}
        </button>
      </div>
      {(dialog === 'add' || dialog === 'rename') && (
        <FileNameDialog
          project={project}
          renamed={dialog === 'rename' ? file : null}
          onSubmit={(name) =>
            change(
              dialog === 'add' ? addFile(project, name) : renameFile(project, file, name),
              name,
            )
          }
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'remove' && (
        <RemoveDialog
          file={file}
          onRemove={() => change(removeFile(project, file), project.entry)}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
