import {
  DataGrid,
  GridCellModes,
  GridEditSingleSelectCell,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { cheeses } from './cheeses.data';
import type { Cheese } from './cheeses.data';

// preview-start
function MilkEditor(params: GridRenderEditCellParams<Cheese>) {
  const apiRef = useGridApiContext();
  const { id, field } = params;

  const handleValueChange = async (_event: unknown, value: Cheese['milk']) => {
    const isValid = await apiRef.current.setEditCellValue({ id, field, value });
    // A choice by keyboard has ended edit mode already, with the Enter key.
    if (isValid && apiRef.current.getCellMode(id, field) === GridCellModes.Edit) {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };

  return <GridEditSingleSelectCell {...params} onValueChange={handleValueChange} />;
}
// preview-end

const columns: GridColDef<Cheese>[] = [
  { field: 'name', headerName: 'Cheese', flex: 1, minWidth: 120 },
  {
    field: 'milk',
    headerName: 'Milk',
    type: 'singleSelect',
    valueOptions: ['Cow', 'Goat', 'Sheep'],
    width: 140,
    editable: true,
    renderEditCell: (params) => <MilkEditor {...params} />,
  },
];

export default function SaveOnChoice() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Milk of the cheeses" rows={cheeses} columns={columns} hideFooter />
    </div>
  );
}
