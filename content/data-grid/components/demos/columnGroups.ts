import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';
import type { Hive } from './hives.data';

/** The groups of the columns, by their names. */
export const groups = [
  { name: 'Colony', fields: ['queen', 'frames'] },
  { name: 'Results', fields: ['honey', 'mites'] },
];

/** The groups as the grid expects them. */
export const groupingModel: GridColumnGroupingModel = groups.map(({ name, fields }) => ({
  groupId: name,
  children: fields.map((field) => ({ field })),
}));

/** Columns with two groups. */
export const groupedColumns: GridColDef<Hive>[] = [
  { field: 'name', headerName: 'Hive', flex: 1, minWidth: 90 },
  { field: 'queen', headerName: 'Queen', width: 110 },
  { field: 'frames', headerName: 'Frames', type: 'number', width: 90 },
  { field: 'honey', headerName: 'Honey (kg)', type: 'number', width: 110 },
  { field: 'mites', headerName: 'Mites per 100', type: 'number', width: 120 },
];
