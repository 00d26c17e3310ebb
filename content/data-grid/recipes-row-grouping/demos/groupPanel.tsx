import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  gridColumnLookupSelector,
  gridColumnReorderDragColSelector,
  gridRowGroupingSanitizedModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';

/** Shows the grouped columns as chips, and groups by headers that users drop on it. */
export function GroupPanel() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const draggedChip = React.useRef<string | null>(null);
  const forward = useTheme().direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';

  const dropTarget = (index: number) => ({
    onDragOver: (event: React.DragEvent) => event.preventDefault(),
    onDrop: (event: React.DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      const field = draggedChip.current ?? gridColumnReorderDragColSelector(apiRef);
      draggedChip.current = null;
      if (model.includes(field)) {
        apiRef.current.setRowGroupingCriteriaIndex(field, Math.min(index, model.length - 1));
      } else if (lookup[field]?.groupable) {
        apiRef.current.addRowGroupingCriteria(field, index);
      }
    },
  });

  const moveWithKeys = (event: React.KeyboardEvent, field: string, index: number) => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const target = index + (event.key === forward ? 1 : -1);
      if (target >= 0 && target < model.length) {
        apiRef.current.setRowGroupingCriteriaIndex(field, target);
      }
    }
  };

  return (
    <Box
      role="group"
      aria-label="Grouped columns"
      {...dropTarget(model.length)}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1, minHeight: 56 }}
    >
      <Typography variant="body2" color="text.secondary">
        {model.length > 0 ? 'Grouped by' : 'Drag a column header here to group by it.'}
      </Typography>
      {model.map((field, index) => (
        <Chip
          key={field}
          label={lookup[field]?.headerName ?? field}
          draggable
          onDragStart={() => {
            draggedChip.current = field;
          }}
          onDragEnd={() => {
            draggedChip.current = null;
          }}
          {...dropTarget(index)}
          onKeyDown={(event) => moveWithKeys(event, field, index)}
          onDelete={() => apiRef.current.removeRowGroupingCriteria(field)}
        />
      ))}
    </Box>
  );
}
