import type { GridColDef } from '@mui/x-data-grid';

export interface Well {
  id: number;
  well: string;
  district: string;
  depth: number;
  liters: number;
}

const districts = ['Upper Vale', 'Mill Brook', 'South Plain'];

export const wells: Well[] = [
  'Alder',
  'Birch',
  'Cedar',
  'Dogwood',
  'Elder',
  'Fern',
  'Gorse',
  'Hazel',
  'Ivy',
  'Juniper',
  'Laurel',
  'Maple',
  'Nettle',
  'Oak',
  'Poplar',
  'Rowan',
].map((well, index) => ({
  id: index + 1,
  well,
  district: districts[index % districts.length] ?? '',
  depth: 18 + ((index * 23) % 61),
  liters: 40 + ((index * 37) % 160),
}));

export const wellColumns: GridColDef<Well>[] = [
  { field: 'well', headerName: 'Well', width: 110 },
  { field: 'district', headerName: 'District', width: 130 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 110 },
  { field: 'liters', headerName: 'Liters/min', type: 'number', width: 120 },
];
