import { useState } from 'react';
import AccountRequest from './AccountRequest';
import DialogConfirmation from './DialogConfirmation';
import RequestDialog from './RequestDialog';

interface AccountDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Where a guest asks for an account. */
export default function AccountDialog({ isOpen, onClose }: AccountDialogProps) {
  const [sentTo, setSentTo] = useState('');

  return (
    <RequestDialog
      isOpen={isOpen}
      title="Ask for an account"
      onClose={onClose}
      onGone={() => setSentTo('')}
    >
      {sentTo ? (
        <DialogConfirmation onClose={onClose}>
          Thank you. The boat captain looks at requests on Mondays and answers to {sentTo}.
        </DialogConfirmation>
      ) : (
        <AccountRequest onCancel={onClose} onSend={setSentTo} />
      )}
    </RequestDialog>
  );
}
