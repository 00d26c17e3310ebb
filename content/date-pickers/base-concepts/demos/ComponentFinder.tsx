import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { findComponents, kinds, styles } from './choices.data';

export default function ComponentFinder() {
  const [kind, setKind] = React.useState<(typeof kinds)[number]>('Date');
  const [style, setStyle] = React.useState<(typeof styles)[number]>('Picker');
  const [isRange, setIsRange] = React.useState(false);
  const found = findComponents(kind, style, isRange);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          select
          label="Value"
          value={kind}
          onChange={(event) => setKind(event.target.value as typeof kind)}
          sx={{ minWidth: 200 }}
        >
          {kinds.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Interaction style"
          value={style}
          onChange={(event) => setStyle(event.target.value as typeof style)}
          sx={{ minWidth: 200 }}
        >
          {styles.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          label="Range (Pro)"
          control={
            <Switch checked={isRange} onChange={(event) => setIsRange(event.target.checked)} />
          }
        />
      </Stack>
      <Box
        component="output"
        sx={{
          p: 2,
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontFamily: 'monospace',
          fontSize: 13,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {found.join('\n') ||
          'No component exists for this combination. Choose a picker or a field.'}
      </Box>
    </Stack>
  );
}
