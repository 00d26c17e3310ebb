import * as React from 'react';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import SaveIcon from '@mui/icons-material/Check';
import { GridActionsCell, GridActionsCellItem, GridRowModes } from '@mui/x-data-grid';
import type { GridRenderCellParams, GridRowId, GridRowModesModel } from '@mui/x-data-grid';
import type { Loan } from './loans.data';

/** What the buttons of a row need from the component that owns the rows. */
export interface LoanCommands {
  modes: GridRowModesModel;
  setMode: (id: GridRowId, mode: GridRowModesModel[GridRowId]) => void;
  remove: (id: GridRowId) => void;
}

/** Provides the commands, so that the columns do not depend on state. */
export const LoanCommandsContext = React.createContext<LoanCommands | null>(null);

/** Two buttons for a row: save and cancel while it is edited, edit and delete otherwise. */
export function LoanActions(params: GridRenderCellParams<Loan>) {
  const commands = React.useContext(LoanCommandsContext);
  const { id, row } = params;
  const tool = row.tool || 'the new loan';

  return commands?.modes[id]?.mode === GridRowModes.Edit ? (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={<SaveIcon />}
        label={`Save ${tool}`}
        onClick={() => commands.setMode(id, { mode: GridRowModes.View })}
      />
      <GridActionsCellItem
        icon={<CancelIcon />}
        label={`Cancel ${tool}`}
        onClick={() => commands.setMode(id, { mode: GridRowModes.View, ignoreModifications: true })}
      />
    </GridActionsCell>
  ) : (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={<EditIcon />}
        label={`Edit ${tool}`}
        onClick={() => commands?.setMode(id, { mode: GridRowModes.Edit })}
      />
      <GridActionsCellItem
        icon={<DeleteIcon />}
        label={`Delete ${tool}`}
        onClick={() => commands?.remove(id)}
      />
    </GridActionsCell>
  );
}
