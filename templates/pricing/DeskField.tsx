import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { mostDesks } from './plans';

interface DeskFieldProps {
  desks: number;
  onChange: (desks: number) => void;
}

function isOrderable(desks: number): boolean {
  return Number.isInteger(desks) && desks >= 1 && desks <= mostDesks;
}

/** The number of desks, to be typed or stepped. */
export default function DeskField({ desks, onChange }: DeskFieldProps) {
  // What is being typed need not be a number yet; the last good one stays in force meanwhile.
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && !isOrderable(Number(typed));

  function change(value: string) {
    setTyped(value);
    if (isOrderable(Number(value))) {
      onChange(Number(value));
    }
  }

  function step(by: number) {
    setTyped(undefined);
    if (isOrderable(desks + by)) {
      onChange(desks + by);
    }
  }

  return (
    <Box role="group" aria-label="Number of desks" sx={{ display: 'flex', gap: 0.5 }}>
      {/* Not disabled at the ends, which would take the focus away from whoever steps there. */}
      <IconButton
        aria-label="One desk fewer"
        aria-disabled={desks === 1}
        onClick={() => step(-1)}
        sx={{ '&[aria-disabled="true"]': { color: 'text.disabled' } }}
      >
        <Remove />
      </IconButton>
      <TextField
        label="Desks"
        type="number"
        size="small"
        value={typed ?? desks}
        error={isWrong}
        helperText={isWrong && `Enter 1 to ${mostDesks}.`}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setTyped(undefined)}
        slotProps={{
          htmlInput: { min: 1, max: mostDesks },
          formHelperText: {
            'aria-live': 'polite',
            sx: { position: 'absolute', insetBlockStart: '100%', mx: 0, whiteSpace: 'nowrap' },
          },
        }}
        sx={{ width: 96, bgcolor: 'background.paper' }}
      />
      <IconButton
        aria-label="One desk more"
        aria-disabled={desks === mostDesks}
        onClick={() => step(1)}
        sx={{ '&[aria-disabled="true"]': { color: 'text.disabled' } }}
      >
        <Add />
      </IconButton>
    </Box>
  );
}
