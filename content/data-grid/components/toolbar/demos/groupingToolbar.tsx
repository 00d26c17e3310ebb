import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  Toolbar,
  ToolbarButton,
  gridColumnLookupSelector,
  gridRowGroupingModelSelector,
  useGridApiContext,
  useGridEvent,
  useGridSelector,
} from '@mui/x-data-grid-premium';

const fields = ['valley', 'grade'];

/** Shows the grouping as chips. Headers can be dropped on it. */
export function GroupingToolbar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const dragged = React.useRef<string | null>(null);
  const free = fields.filter((field) => !model.includes(field));

  useGridEvent(apiRef, 'columnHeaderDragStart', ({ field }) => {
    dragged.current = field;
  });
  const remove = (field: string) => {
    apiRef.current.removeRowGroupingCriteria(field);
    buttonRef.current?.focus();
  };
  const add = (field: string | null) => {
    if (field && free.includes(field)) {
      apiRef.current.addRowGroupingCriteria(field);
    }
    setAnchor(null);
  };

  return (
    <Toolbar
      aria-label="Grouping"
      style={{ flexWrap: 'wrap', justifyContent: 'start', gap: 8 }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={() => add(dragged.current)}
    >
      <ToolbarButton
        ref={buttonRef}
        render={<Button size="small" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Group by
      </ToolbarButton>
      {model.map((field) => (
        <Chip
          key={field}
          size="small"
          label={lookup[field]?.headerName}
          onDelete={() => remove(field)}
        />
      ))}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {free.map((field) => (
          <MenuItem key={field} onClick={() => add(field)}>
            {lookup[field]?.headerName}
          </MenuItem>
        ))}
        {free.length === 0 && <MenuItem disabled>All columns are grouped</MenuItem>}
      </Menu>
    </Toolbar>
  );
}
