import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface PasswordFieldProps {
  value: string;
  problem: string;
  isRefused: boolean;
  onValue: (value: string) => void;
}

/** A password that can be looked at. */
export default function PasswordField({ value, problem, isRefused, onValue }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      name="password"
      label="Password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      fullWidth
      required
      value={value}
      error={problem !== '' || isRefused}
      helperText={problem || ' '}
      onChange={(event) => onValue(event.target.value)}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="Show password"
                aria-pressed={isShown}
                onClick={() => setIsShown(!isShown)}
                // The pointer takes no focus away from the field.
                onMouseDown={(event) => event.preventDefault()}
              >
                {isShown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
