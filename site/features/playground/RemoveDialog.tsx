import { useRef } from 'react';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { ModalDialog } from '#site/ui/ModalDialog.tsx';
import styles from './FileDialog.module.css';
import bar from './panelBar.module.css';

interface RemoveDialogProps {
  file: string;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before a file is gone. */
export function RemoveDialog({ file, onRemove, onClose }: RemoveDialogProps) {
  const text = useStrings();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <ModalDialog
      dialog={dialog}
      name={text('removeFile')}
      className={styles.root}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p className={styles.question}>{text('removeQuestion', { file })}</p>
        <div className={styles.actions}>
          <button type="button" className={bar.button} onClick={() => dialog.current?.close()}>
            {text('cancel')}
          </button>
          <button
            type="button"
            className={bar.button}
            data-primary=""
            onClick={() => {
              onRemove();
              dialog.current?.close();
            }}
          >
            {text('remove')}
          </button>
        </div>
      </div>
    </ModalDialog>
  );
}
