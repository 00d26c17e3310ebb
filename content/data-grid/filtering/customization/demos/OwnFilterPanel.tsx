import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { huts } from './huts.data';

const regions = [...new Set(huts.map((hut) => hut.region))];

function RegionPanel() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const chosen: string[] = items[0]?.value ?? [];

  const toggle = (region: string) => {
    const value = chosen.includes(region)
      ? chosen.filter((name) => name !== region)
      : [...chosen, region];
    const item = { id: 'region', field: 'region', operator: 'isAnyOf', value };
    apiRef.current.setFilterModel({ items: value.length > 0 ? [item] : [] });
  };

  return (
    <FormGroup role="group" aria-labelledby="region-label" sx={{ p: 2 }}>
      <FormLabel id="region-label">Region</FormLabel>
      {regions.map((region) => (
        <FormControlLabel
          key={region}
          label={region}
          control={<Checkbox checked={chosen.includes(region)} onChange={() => toggle(region)} />}
        />
      ))}
    </FormGroup>
  );
}

export default function OwnFilterPanel() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Huts"
        rows={huts}
        columns={columns}
        slots={{ filterPanel: RegionPanel }}
        hideFooter
      />
    </div>
  );
}
