import * as React from 'react';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import SaveIcon from '@mui/icons-material/Check';
import { GridActionsCell, GridActionsCellItem, GridRowModes } from '@mui/x-data-grid';
import type { GridRenderCellParams, GridRowId, GridRowModesModel } from '@mui/x-data-grid';
import type { Shift } from './shifts.data';

/** What the buttons of a row need from the component that owns the rows. */
export interface ShiftCommands {
  modes: GridRowModesModel;
  setMode: (id: GridRowId, mode: GridRowModesModel[GridRowId]) => void;
  remove: (id: GridRowId) => void;
}

/** Provides the commands, so that the columns do not depend on state. */
export const ShiftCommandsContext = React.createContext<ShiftCommands | null>(null);

/** Save and cancel while the row is edited, edit and delete otherwise. */
export function ShiftActions(params: GridRenderCellParams<Shift>) {
  const commands = React.useContext(ShiftCommandsContext);
  const { id, row } = params;
  const name = row.helper || 'the new shift';
  const [view, edit] = [GridRowModes.View, GridRowModes.Edit] as const;

  return commands?.modes[id]?.mode === edit ? (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={<SaveIcon />}
        label={`Save ${name}`}
        onClick={() => commands.setMode(id, { mode: view })}
      />
      <GridActionsCellItem
        icon={<CancelIcon />}
        label={`Cancel ${name}`}
        onClick={() => commands.setMode(id, { mode: view, ignoreModifications: true })}
      />
    </GridActionsCell>
  ) : (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={<EditIcon />}
        label={`Edit ${name}`}
        onClick={() => commands?.setMode(id, { mode: edit })}
      />
      <GridActionsCellItem
        icon={<DeleteIcon />}
        label={`Delete ${name}`}
        onClick={() => commands?.remove(id)}
      />
    </GridActionsCell>
  );
}
