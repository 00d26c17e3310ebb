import TextField from '@mui/material/TextField';
import { QuickFilterControl } from '@mui/x-data-grid';

/** The input of a quick filter. It is rendered while the filter is expanded. */
export function SearchControl() {
  return (
    <QuickFilterControl
      render={({ ref, slotProps, ...other }, { expanded }) =>
        expanded ? (
          <TextField
            {...other}
            size="small"
            placeholder="Name, color, or place"
            inputRef={ref}
            slotProps={{
              htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search minerals' },
            }}
          />
        ) : (
          <span />
        )
      }
    />
  );
}
