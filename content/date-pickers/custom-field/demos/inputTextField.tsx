import Box from '@mui/material/Box';
import type { TextFieldProps } from '@mui/material/TextField';

const inputStyle = {
  flexGrow: 1,
  width: 0,
  minWidth: 0,
  py: 1,
  border: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
};

/** Stands for the input of another design system: one label, one `input` element. */
export function InputTextField(props: TextFieldProps) {
  const { id, label, error, disabled, className, ref, InputProps, inputProps } = props;

  return (
    <Box
      ref={ref}
      className={className}
      sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, width: '100%', minWidth: 0 }}
    >
      <Box
        component="label"
        id={`${id}-label`}
        htmlFor={id}
        sx={{ typography: 'overline', lineHeight: 1.5 }}
      >
        {label}
      </Box>
      <Box
        ref={InputProps?.ref}
        sx={{
          display: 'flex',
          borderBottom: 2,
          borderColor: error ? 'error.main' : 'divider',
          '& input': inputStyle,
        }}
      >
        {InputProps?.startAdornment}
        <input
          {...inputProps}
          id={id}
          disabled={disabled}
          readOnly={InputProps?.readOnly}
          aria-invalid={error}
          name={props.name}
          value={String(props.value)}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete}
          onBlur={props.onBlur}
          onChange={props.onChange}
          onClick={props.onClick}
          onFocus={props.onFocus}
        />
        {InputProps?.endAdornment}
      </Box>
    </Box>
  );
}
