import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useLiveSnapshot } from '#site/features/live-code/liveCode.ts';
import type { LiveSession } from '#site/features/live-code/createLiveSession.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Button } from '#site/ui/Button.tsx';
import { addFile, removeFile, renameFile } from './changeFiles.ts';
import { FileNameDialog, RemoveDialog } from './FileDialogs.tsx';
import styles from './FileTabs.module.css';
import bar from './panelBar.module.css';

interface FileTabsProps {
  tabs: RefObject<HTMLDivElement | null>;
  session: LiveSession;
  file: string;
  onFileChange: (file: string) => void;
}

/** The project's files as tabs, and what can be done with them. */
export function FileTabs({ tabs, session, file, onFileChange }: FileTabsProps) {
  const t = useMessages('playground');
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
        aria-label={t('files')}
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
        <Button variant="quiet" size="small" onClick={() => setDialog('add')}>
          {t('addFile')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setDialog('rename')}>
          {t('renameFile')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={file === project.entry}
          onClick={() => setDialog('remove')}
        >
          {t('removeFile')}
        </Button>
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
