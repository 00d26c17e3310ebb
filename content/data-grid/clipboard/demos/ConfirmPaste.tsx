import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { loans } from './loans.data';
import type { Loan } from './loans.data';
import { PasteDialog } from './pasteDialog';

interface Question {
  data: string[][];
  resolve: () => void;
  reject: () => void;
}

const save = (row: Loan) =>
  new Promise<Loan>((resolve) => {
    setTimeout(() => resolve(row), 800);
  });

export default function ConfirmPaste() {
  const [question, setQuestion] = React.useState<Question>();
  const [saving, setSaving] = React.useState(false);
  const [message, setMessage] = React.useState('Nothing pasted yet.');

  const answer = (accepted: boolean) => {
    setQuestion(undefined);
    if (accepted) {
      question?.resolve();
    } else {
      question?.reject();
      setMessage('Canceled.');
    }
  };

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 318 }}>
        <DataGridPremium
          loading={saving}
          processRowUpdate={save}
          // preview-start
          onBeforeClipboardPasteStart={({ data }) =>
            new Promise<void>((resolve, reject) => {
              setQuestion({ data, resolve, reject });
            })
          }
          onClipboardPasteStart={() => setSaving(true)}
          onClipboardPasteEnd={({ newRows }) => {
            setSaving(false);
            setMessage(`Rows changed: ${newRows.size}.`);
          }}
          // preview-end
          cellSelection
          rowSelection={false}
          ignoreValueFormatterDuringExport
          aria-label="Loans with a confirmation"
          rows={loans}
          columns={columns}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
      <PasteDialog data={question?.data} onAnswer={answer} />
    </Stack>
  );
}
