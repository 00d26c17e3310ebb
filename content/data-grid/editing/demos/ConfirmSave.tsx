import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { ConfirmDialog } from './confirmDialog';
import { loans } from './loans.data';
import type { Loan } from './loans.data';

interface Question {
  newRow: Loan;
  oldRow: Loan;
  /** Ends edit mode with the row to show. */
  answer: (row: Loan) => void;
}

const changedColumns = (newRow: Loan, oldRow: Loan) =>
  columns
    .filter(({ field }) => newRow[field as keyof Loan] !== oldRow[field as keyof Loan])
    .map(({ headerName }) => headerName)
    .join(', ');

export default function ConfirmSave() {
  const [question, setQuestion] = React.useState<Question>();

  // preview-start
  const processRowUpdate = (newRow: Loan, oldRow: Loan) => {
    if (!changedColumns(newRow, oldRow)) {
      return oldRow;
    }
    return new Promise<Loan>((answer) => {
      setQuestion({ newRow, oldRow, answer });
    });
  };

  const close = (row: Loan) => {
    question?.answer(row);
    setQuestion(undefined);
  };
  // preview-end

  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Loans"
        rows={loans}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
      {question && (
        <ConfirmDialog
          description={`${question.oldRow.tool}: ${changedColumns(question.newRow, question.oldRow)}`}
          onConfirm={() => close(question.newRow)}
          onDiscard={() => close(question.oldRow)}
        />
      )}
    </div>
  );
}
