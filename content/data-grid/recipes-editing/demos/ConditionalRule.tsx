import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPreProcessEditCellProps } from '@mui/x-data-grid';
import { CheckedInput } from './checkedInput';

interface Parcel {
  id: number;
  address: string;
  insured: boolean;
  value: number | null;
}

const parcels: Parcel[] = [
  { id: 1, address: '4 Quay Lane', insured: false, value: null },
  { id: 2, address: '19 Hill Street', insured: true, value: 120 },
  { id: 3, address: '2 Orchard Way', insured: false, value: null },
];

// preview-start
const checkValue = ({ props, otherFieldsProps }: GridPreProcessEditCellProps) => {
  const isRequired = otherFieldsProps?.insured?.value;
  return { ...props, error: isRequired && !props.value ? 'Enter the insured value' : null };
};
// preview-end

const columns: GridColDef<Parcel>[] = [
  { field: 'address', headerName: 'Address', flex: 1, minWidth: 120 },
  { field: 'insured', headerName: 'Insured', type: 'boolean', width: 90, editable: true },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 110,
    editable: true,
    preProcessEditCellProps: checkValue,
    renderEditCell: (params) => <CheckedInput {...params} />,
  },
];

export default function ConditionalRule() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid editMode="row" aria-label="Parcels" rows={parcels} columns={columns} hideFooter />
    </div>
  );
}
