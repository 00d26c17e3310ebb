import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPreProcessEditCellProps } from '@mui/x-data-grid';
import { InputWithMessage } from './inputWithMessage';
import { loans } from './loans.data';
import type { Loan } from './loans.data';

// preview-start
const checkDeposit = ({ props }: GridPreProcessEditCellProps) => {
  const isValid = props.value >= 0 && props.value <= 100;
  return { ...props, error: isValid ? null : 'Enter a deposit from 0 to 100' };
};

const deposit: GridColDef<Loan> = {
  field: 'deposit',
  headerName: 'Deposit',
  type: 'number',
  width: 120,
  editable: true,
  preProcessEditCellProps: checkDeposit,
  renderEditCell: (params) => <InputWithMessage {...params} />,
};
// preview-end

const columns: GridColDef<Loan>[] = [
  { field: 'tool', headerName: 'Tool', flex: 1, minWidth: 130 },
  deposit,
];

export default function ValidateCells() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Deposits" rows={loans} columns={columns} hideFooter />
    </div>
  );
}
