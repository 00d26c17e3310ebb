import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { demo } from './demo';
import type { EntryProps } from './entryProps';

/** The password as proof, which can be looked at. */
export default function PasswordEntry({ field, email, value, problem, onValue }: EntryProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      {/* Password managers look for the name beside the password. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextField
        inputRef={field}
        label="Password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        fullWidth
        required
        value={value}
        error={problem !== ''}
        helperText={problem || ' '}
        onChange={(event) => onValue(event.target.value)}
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={isShown ? 'Hide password' : 'Show password'}
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
      <Typography variant="body2" color="textSecondary" sx={{ minHeight: 48, py: 1 }}>
        The demo password is <strong>{demo.password}</strong>.
      </Typography>
    </>
  );
}
