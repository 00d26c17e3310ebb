import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { demo } from './demo';
import type { EntryProps } from './entryProps';

/** A six-digit code as proof, sent again on request. */
export default function CodeEntry({ field, value, problem, onValue }: EntryProps) {
  const [count, setCount] = useState(0);
  return (
    <>
      <TextField
        inputRef={field}
        label="Six-digit code"
        autoComplete="one-time-code"
        fullWidth
        required
        value={value}
        error={problem !== ''}
        helperText={problem || `In this demo the code is ${demo.code}.`}
        onChange={(event) => onValue(event.target.value)}
        slotProps={{
          htmlInput: {
            inputMode: 'numeric',
            maxLength: 7,
            dir: 'ltr',
            style: { letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' },
          },
        }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 48 }}>
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={() => setCount(count + 1)}
          sx={{ flexShrink: 0 }}
        >
          Send another code
        </Link>
        <Typography role="status" variant="body2" color="textSecondary">
          {count > 0 && (count === 1 ? 'Sent again.' : `Sent again, ${count} times.`)}
        </Typography>
      </Box>
    </>
  );
}
