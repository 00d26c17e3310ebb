import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';

type PasswordFieldProps = Pick<
  TextFieldProps,
  'name' | 'value' | 'error' | 'helperText' | 'onChange' | 'fullWidth' | 'required'
> & { id: string };

/** A new password, which can be looked at instead of typing it twice. */
export default function PasswordField({ id, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      id={id}
      label="Password"
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      slotProps={{
        htmlInput: { 'aria-describedby': `${id}-helper-text password-rules` },
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
