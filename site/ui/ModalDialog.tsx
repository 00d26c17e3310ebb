import { type ReactNode, type RefObject, useEffect } from 'react';
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

  return createPortal(
    // A click on the dialog itself is a click on its backdrop: the content fills it. Escape is the keyboard's way.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={className}
      aria-label={name}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      {children}
    </dialog>,
    document.body,
  );
}
