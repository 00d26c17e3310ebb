import type { GridColDef } from '@mui/x-data-grid';

export interface Tram {
  id: number;
  line: number;
  destination: string;
  minutes: number;
  lowFloor: boolean;
}

export const trams: Tram[] = [
  { id: 1, line: 4, destination: 'Botanical Garden', minutes: 2, lowFloor: true },
  { id: 2, line: 9, destination: 'Harbor Basin', minutes: 3, lowFloor: false },
  { id: 3, line: 12, destination: 'Old Brewery', minutes: 5, lowFloor: true },
  { id: 4, line: 4, destination: 'Tram Depot', minutes: 8, lowFloor: true },
  { id: 5, line: 9, destination: 'University', minutes: 11, lowFloor: false },
  { id: 6, line: 2, destination: 'Castle Hill', minutes: 14, lowFloor: true },
];

export const tramColumns: GridColDef<Tram>[] = [
  { field: 'line', headerName: 'Line', width: 80 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];
