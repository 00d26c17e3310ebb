import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Coffee } from './coffees.data';

/** Columns for the coffees. The descriptions help an assistant. */
export const coffeeColumns: GridColDef<Coffee>[] = [
  { field: 'farm', headerName: 'Farm', minWidth: 120, flex: 1 },
  { field: 'country', headerName: 'Country', width: 110, description: 'Country of origin' },
  {
    field: 'process',
    headerName: 'Process',
    type: 'singleSelect',
    valueOptions: ['Washed', 'Natural', 'Honey'],
    width: 110,
    description: 'How the fruit was removed from the bean',
  },
  {
    field: 'score',
    headerName: 'Score',
    type: 'number',
    width: 90,
    description: 'Points of the tasting, from 0 to 100, higher is better',
  },
  {
    field: 'bags',
    headerName: 'Bags',
    type: 'number',
    width: 90,
    description: 'Bags of 60 kg in stock',
  },
];
