import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import FormLabel from '@mui/material/FormLabel';
import type { GridFilterInputValueProps } from '@mui/x-data-grid';

/** Stars instead of a text field. A second click on the same star clears the filter. */
export function RatingInput({ item, applyValue, disabled }: GridFilterInputValueProps) {
  return (
    <Box sx={{ alignSelf: 'end', pb: 0.5 }}>
      <FormLabel id="stars-label" component="div" sx={{ fontSize: 12 }}>
        Stars
      </FormLabel>
      <Rating
        aria-labelledby="stars-label"
        name="stars"
        size="small"
        disabled={disabled}
        value={item.value ?? null}
        onChange={(_event, value) => applyValue({ ...item, value: value ?? undefined })}
      />
    </Box>
  );
}
