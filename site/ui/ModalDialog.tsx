import { type ReactNode, type RefObject, type SyntheticEvent, useEffect } from 'react';
import { createPortal } from 'react-dom';

interface ModalDialogProps {
  /** Gives the content a way to close the dialog. */
  dialog: RefObject<HTMLDialogElement | null>;
  name: string;
  className: string | undefined;
  /** Called once it is closed, by whatever means. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog of the browser's own: it keeps focus inside, closes by Escape and returns focus to where it was. */
export function ModalDialog({ dialog, name, className, onClose, children }: ModalDialogProps) {
  useEffect(() => {
    dialog.current?.showModal();
  }, [dialog]);

  // The browser tells of a close a moment later; who presses the key again by then must not find the dialog open.
  function cancel(event: SyntheticEvent) {
    if (event.target === dialog.current) {
      event.preventDefault();
      dialog.current.close();
      onClose();
    }
  }

  return createPortal(
    // A click on the dialog itself is a click on its backdrop: the content fills it. Escape is the keyboard's way.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={className}
      aria-label={name}
      onClose={onClose}
      onCancel={cancel}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      {children}
    </dialog>,
    document.body,
  );
}
