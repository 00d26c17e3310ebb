import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 140 },
  { field: 'course', headerName: 'Course', width: 120 },
];

const dishes = [
  { id: 1, dish: 'Crème caramel', course: 'Dessert' },
  { id: 2, dish: 'Jalapeño soup', course: 'Starter' },
  { id: 3, dish: 'Cream of leek', course: 'Starter' },
  { id: 4, dish: 'Smørrebrød', course: 'Starter' },
];

export default function IgnoreAccents() {
  return (
    <div style={{ height: 264, width: '100%' }}>
      <DataGrid
        ignoreDiacritics
        aria-label="Dishes whose name contains creme"
        rows={dishes}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'dish', operator: 'contains', value: 'creme' }] },
          },
        }}
      />
    </div>
  );
}
