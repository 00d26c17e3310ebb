import { getGridNumericOperators, getGridStringOperators } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { supportedOperators } from '../../../shared/queryRows';
import type { Parcel } from './parcels.data';

/** The columns of all parcel tables, with the operators that the server implements. */
export const columns: GridColDef<Parcel>[] = [
  {
    field: 'id',
    headerName: 'Parcel',
    width: 110,
    filterOperators: supportedOperators(getGridStringOperators()),
  },
  {
    field: 'city',
    headerName: 'City',
    flex: 1,
    minWidth: 120,
    filterOperators: supportedOperators(getGridStringOperators()),
  },
  {
    field: 'kilograms',
    headerName: 'kg',
    type: 'number',
    width: 110,
    filterOperators: supportedOperators(getGridNumericOperators()),
  },
];
