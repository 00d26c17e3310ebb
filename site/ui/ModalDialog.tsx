import { type ReactNode, type RefObject, type SyntheticEvent, useEffect } from 'react';
import { createPortal } from 'react-dom';

interface ModalDialogProps {
  /** Lets the content close the dialog. */
  dialog: RefObject<HTMLDialogElement | null>;
  name: string;
  className: string | undefined;
  /** Called after the dialog is closed in any way. */
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog: it traps the focus, closes on Escape and returns the focus to where it was. */
export function ModalDialog({ dialog, name, className, onClose, children }: ModalDialogProps) {
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing it returns the focus, which removing it would not.
    return () => element?.close();
  }, [dialog]);

  // The `close` event comes later; a key pressed again before it must not find the dialog open.
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
