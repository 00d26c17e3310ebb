import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import SaveIcon from '@mui/icons-material/Check';
import { GridActionsCell, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridRenderCellParams } from '@mui/x-data-grid';
import type { Loan } from './loans.data';

interface LoanActionsProps extends GridRenderCellParams<Loan> {
  isEditing: boolean;
  onEdit: () => void;
  onSave: () => void;
  onCancel: () => void;
  onDelete: () => void;
}

/** Two buttons for a row: other ones while it is edited. */
export function LoanActions({
  isEditing,
  onEdit,
  onSave,
  onCancel,
  onDelete,
  ...params
}: LoanActionsProps) {
  const tool = params.row.tool || 'the new loan';
  return isEditing ? (
    <GridActionsCell {...params}>
      <GridActionsCellItem icon={<SaveIcon />} label={`Save ${tool}`} onClick={onSave} />
      <GridActionsCellItem icon={<CancelIcon />} label={`Cancel ${tool}`} onClick={onCancel} />
    </GridActionsCell>
  ) : (
    <GridActionsCell {...params}>
      <GridActionsCellItem icon={<EditIcon />} label={`Edit ${tool}`} onClick={onEdit} />
      <GridActionsCellItem icon={<DeleteIcon />} label={`Delete ${tool}`} onClick={onDelete} />
    </GridActionsCell>
  );
}
