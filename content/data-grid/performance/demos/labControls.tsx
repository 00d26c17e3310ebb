import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { choiceLabels, choices, effective, switchLabels, whyDisabled } from './labSettings';
import type { LabSettings } from './labSettings';

const keysOf = <Value extends object>(value: Value) => Object.keys(value) as (keyof Value)[];

interface LabControlsProps {
  settings: LabSettings;
  onChange: (settings: LabSettings) => void;
}

export function LabControls({ settings, onChange }: LabControlsProps) {
  return (
    <div>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
        }}
      >
        {keysOf(choices).map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={choiceLabels[name]}
            value={settings[name]}
            onChange={(event) => onChange({ ...settings, [name]: event.target.value })}
          >
            {choices[name].map(([value, label]) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <Box sx={{ display: 'grid', mt: 1, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
        {keysOf(switchLabels).map((name) => {
          const reason = whyDisabled(name, settings);
          return (
            <FormControlLabel
              key={name}
              disabled={reason !== undefined}
              control={<Switch size="small" checked={effective(settings)[name]} />}
              label={reason ? `${switchLabels[name]} (${reason})` : switchLabels[name]}
              onChange={(_, checked) => onChange({ ...settings, [name]: checked })}
            />
          );
        })}
      </Box>
    </div>
  );
}
