import { useState } from 'react';
import DialogConfirmation from './DialogConfirmation';
import PasswordRequest from './PasswordRequest';
import RequestDialog from './RequestDialog';

interface PasswordDialogProps {
  isOpen: boolean;
  startEmail: string;
  onClose: () => void;
}

/** Where a member who forgot the password asks for a new one. */
export default function PasswordDialog({ isOpen, startEmail, onClose }: PasswordDialogProps) {
  const [sentTo, setSentTo] = useState('');

  return (
    <RequestDialog
      isOpen={isOpen}
      title="Choose a new password"
      onClose={onClose}
      onGone={() => setSentTo('')}
    >
      {sentTo ? (
        <DialogConfirmation onClose={onClose}>
          If {sentTo} belongs to a member, a link is on its way. It works for one hour.
        </DialogConfirmation>
      ) : (
        <PasswordRequest startEmail={startEmail} onCancel={onClose} onSend={setSentTo} />
      )}
    </RequestDialog>
  );
}
