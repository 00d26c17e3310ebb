import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { ChangeDialog } from './changeDialog';
import { columns } from './columns';
import { pantry } from './pantry.data';
import type { PantryItem } from './pantry.data';

interface Question {
  newRow: PantryItem;
  oldRow: PantryItem;
  /** Ends edit mode with the row to show. */
  resolve: (row: PantryItem) => void;
}

const changesOf = (newRow: PantryItem, oldRow: PantryItem) =>
  columns
    .map(({ field, headerName }) => {
      const key = field as keyof PantryItem;
      return { label: headerName ?? field, from: String(oldRow[key]), to: String(newRow[key]) };
    })
    .filter(({ from, to }) => from !== to);

export default function ConfirmChange() {
  const [question, setQuestion] = React.useState<Question>();

  // preview-start
  const processRowUpdate = (newRow: PantryItem, oldRow: PantryItem) =>
    changesOf(newRow, oldRow).length === 0
      ? oldRow
      : new Promise<PantryItem>((resolve) => {
          setQuestion({ newRow, oldRow, resolve });
        });

  const answer = (row: PantryItem) => {
    question?.resolve(row);
    setQuestion(undefined);
  };
  // preview-end

  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        editMode="row"
        aria-label="Pantry"
        rows={pantry}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
      {question && (
        <ChangeDialog
          title={`Change ${question.oldRow.item}?`}
          changes={changesOf(question.newRow, question.oldRow)}
          onConfirm={() => answer(question.newRow)}
          onDiscard={() => answer(question.oldRow)}
        />
      )}
    </div>
  );
}
