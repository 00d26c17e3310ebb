import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { gridFilterModelSelector, useGridApiContext, useGridSelector } from '@mui/x-data-grid-pro';

/** Three buttons that write the filter of the "onDisplay" column. */
export function DisplayFilter() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const value = items.find(({ field }) => field === 'onDisplay')?.value;
  const item = { id: 'display', field: 'onDisplay', operator: 'is' };

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="On display"
      value={String(value ?? 'all')}
      onChange={(_event, choice: string | null) => {
        if (choice === 'all') {
          apiRef.current.deleteFilterItem(item);
        } else if (choice) {
          apiRef.current.upsertFilterItem({ ...item, value: choice === 'true' });
        }
      }}
    >
      <ToggleButton value="all">All</ToggleButton>
      <ToggleButton value="true">Yes</ToggleButton>
      <ToggleButton value="false">No</ToggleButton>
    </ToggleButtonGroup>
  );
}
