import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useGridRootProps } from '@mui/x-data-grid';
import type { GridFilterInputValueProps } from '@mui/x-data-grid';

/** The lower and the upper limit as users typed them; an empty one does not limit. */
type Limits = [string, string];

/** Two number fields that apply their limits together, after a pause in typing. */
export function RangeInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef, disabled } = props;
  const { filterDebounceMs } = useGridRootProps();
  const timer = React.useRef<ReturnType<typeof setTimeout>>(undefined);
  const [limits, setLimits] = React.useState<Limits>(item.value ?? ['', '']);

  // Follow changes from outside, such as "Remove all" or a controlled model.
  const [known, setKnown] = React.useState(item.value);
  if (known !== item.value) {
    setKnown(item.value);
    setLimits(item.value ?? ['', '']);
  }

  React.useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: Limits) => {
    setLimits(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      applyValue({ ...item, value: next.join('') === '' ? undefined : next });
    }, filterDebounceMs);
  };

  const field = { type: 'number', variant: 'standard', size: 'small', disabled } as const;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'end' }}>
      <TextField
        {...field}
        label="From"
        inputRef={focusElementRef}
        value={limits[0]}
        onChange={(event) => change([event.target.value, limits[1]])}
      />
      <TextField
        {...field}
        label="To"
        value={limits[1]}
        onChange={(event) => change([limits[0], event.target.value])}
      />
    </Stack>
  );
}
