import { DataGrid, GridEditInputCell, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

interface Wheel {
  id: number;
  name: string;
  kilograms: number;
  portions: number;
}

const wheels: Wheel[] = [
  { id: 1, name: 'Harbor Gold', kilograms: 4, portions: 20 },
  { id: 2, name: 'Thornfield', kilograms: 1.2, portions: 6 },
  { id: 3, name: 'Old Shepherd', kilograms: 3, portions: 15 },
];

// preview-start
function WeightEditor(params: GridRenderEditCellParams<Wheel, number>) {
  const apiRef = useGridApiContext();
  const { id } = params;

  return (
    <GridEditInputCell
      {...params}
      onValueChange={(_event, newValue) => {
        const portions = Math.round(Number(newValue) * 5); // 200 grams each
        apiRef.current.setEditCellValue({ id, field: 'portions', value: portions });
      }}
      slotProps={{ root: { slotProps: { htmlInput: { 'aria-label': 'Kilograms' } } } }}
    />
  );
}
// preview-end

const columns: GridColDef<Wheel>[] = [
  { field: 'name', headerName: 'Wheel', flex: 1, minWidth: 120 },
  {
    field: 'kilograms',
    headerName: 'Kilograms',
    type: 'number',
    width: 110,
    editable: true,
    renderEditCell: (params) => <WeightEditor {...params} />,
  },
  { field: 'portions', headerName: 'Portions', type: 'number', width: 110, editable: true },
];

export default function FillOtherField() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        editMode="row"
        aria-label="Wheels of cheese"
        rows={wheels}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
