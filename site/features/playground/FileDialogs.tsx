import { type FormEvent, useId, useRef, useState } from 'react';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { ModalDialog } from '#site/ui/ModalDialog.tsx';
import { Button } from '#site/ui/Button.tsx';
import { projectLimits, type ProjectFiles } from '#site/features/live-code/LiveProject.ts';
import { checkName, type NameProblem } from './changeFiles.ts';
import styles from './FileDialogs.module.css';

interface FileNameDialogProps {
  project: ProjectFiles;
  /** The file to rename; null for a new one. */
  renamed: string | null;
  onSubmit: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a file and validates it. */
export function FileNameDialog({ project, renamed, onSubmit, onClose }: FileNameDialogProps) {
  const t = useMessages('playground');
  const heading = renamed === null ? t('addFile') : t('renameFile');
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useId();
  const [name, setName] = useState(renamed ?? '');
  const [problem, setProblem] = useState<NameProblem | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = checkName(project, name.trim(), renamed);
    setProblem(found);
    if (!found) {
      onSubmit(name.trim());
      dialog.current?.close();
    }
  }

  return (
    <ModalDialog dialog={dialog} name={heading} className={styles.root} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={field}>{t('fileName')}</label>
        <input
          id={field}
          className={styles.field}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={name}
          aria-invalid={problem !== null}
          aria-describedby={`${field}-hint`}
          onChange={(event) => setName(event.target.value)}
        />
        <p
          id={`${field}-hint`}
          className={styles.hint}
          data-problem={problem ?? undefined}
          role="status"
        >
          {problem
            ? t(`nameProblem.${problem}`, { limit: String(projectLimits.files) })
            : t('fileNameHint')}
        </p>
        <div className={styles.actions}>
          <Button variant="quiet" size="small" onClick={() => dialog.current?.close()}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="small">
            {heading}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

interface RemoveDialogProps {
  file: string;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before a file is removed. */
export function RemoveDialog({ file, onRemove, onClose }: RemoveDialogProps) {
  const t = useMessages('playground');
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <ModalDialog dialog={dialog} name={t('removeFile')} className={styles.root} onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.question}>{t('removeQuestion', { file })}</p>
        <div className={styles.actions}>
          <Button variant="quiet" size="small" onClick={() => dialog.current?.close()}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            size="small"
            onClick={() => {
              onRemove();
              dialog.current?.close();
            }}
          >
            {t('remove')}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
