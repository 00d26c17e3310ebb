import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridPanelWrapper,
  gridColumnLookupSelector,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { groups, groupedColumns, groupingModel } from './columnGroups';
import { hives } from './hives.data';

// preview-start
function GroupsPanel() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const show = (fields: string[], visible: boolean) => {
    const changes = Object.fromEntries(fields.map((field) => [field, visible]));
    apiRef.current.setColumnVisibilityModel({ ...model, ...changes });
  };
  // preview-end
  const box = (label: string, fields: string[]) => {
    const count = fields.filter((field) => model[field] !== false).length;
    return (
      <FormControlLabel
        key={label}
        label={label}
        control={
          <Checkbox
            size="small"
            checked={count === fields.length}
            indeterminate={count > 0 && count < fields.length}
            onChange={(_event, checked) => show(fields, checked)}
          />
        }
      />
    );
  };

  return (
    <GridPanelWrapper>
      {groups.map(({ name, fields }) => (
        <Stack key={name} role="group" aria-label={name} sx={{ px: 2, py: 0.5 }}>
          {box(name, fields)}
          <Stack sx={{ paddingInlineStart: 3 }}>
            {fields.map((field) => box(lookup[field]?.headerName ?? field, [field]))}
          </Stack>
        </Stack>
      ))}
    </GridPanelWrapper>
  );
}

export default function GroupedColumnsPanel() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        showToolbar
        label="Hives"
        rows={hives}
        columns={groupedColumns}
        columnGroupingModel={groupingModel}
        slots={{ columnsPanel: GroupsPanel }}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
