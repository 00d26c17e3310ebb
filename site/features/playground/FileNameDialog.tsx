import { type FormEvent, useId, useRef, useState } from 'react';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { ModalDialog } from '#site/ui/ModalDialog.tsx';
import { checkName, type NameProblem } from './changeFiles.ts';
import styles from './FileDialog.module.css';
import bar from './panelBar.module.css';
import { projectLimits, type ProjectFiles } from './ProjectFiles.ts';

interface FileNameDialogProps {
  project: ProjectFiles;
  /** The file to rename; null for a new one. */
  renamed: string | null;
  onSubmit: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a file and says what is wrong with it. */
export function FileNameDialog({ project, renamed, onSubmit, onClose }: FileNameDialogProps) {
  const text = useStrings();
  const heading = renamed === null ? text('addFile') : text('renameFile');
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
        <label htmlFor={field}>{text('fileName')}</label>
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
            ? text(`nameProblem.${problem}`, { limit: String(projectLimits.files) })
            : text('fileNameHint')}
        </p>
        <div className={styles.actions}>
          <button type="button" className={bar.button} onClick={() => dialog.current?.close()}>
            {text('cancel')}
          </button>
          <button type="submit" className={bar.button} data-primary="">
            {heading}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
