import Box from '@mui/material/Box';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';

/** A text field of sections without Material UI's input. */
export function PlainTextField(props: PickersTextFieldProps) {
  const { id, label, error, disabled, className, ref, InputProps, inputRef, name, value } = props;

  return (
    <Box
      ref={ref}
      className={className}
      sx={{ color: disabled ? 'text.disabled' : 'text.primary' }}
    >
      <Box id={`${id}-label`} sx={{ typography: 'body2', mb: 0.5 }}>
        {label}
      </Box>
      <Box
        ref={InputProps?.ref}
        onClick={props.onClick}
        onMouseDown={props.onMouseDown}
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 44,
          paddingInline: 1.5,
          border: 1,
          borderColor: error ? 'error.main' : 'text.secondary',
          borderRadius: 1,
          '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: -1 },
        }}
      >
        {InputProps?.startAdornment}
        <Box sx={{ display: 'flex', flexGrow: 1, overflow: 'hidden', whiteSpace: 'nowrap' }}>
          <PickersSectionList
            role="group"
            aria-labelledby={`${id}-label`}
            aria-describedby={props.helperText ? `${id}-help` : undefined}
            elements={props.elements}
            sectionListRef={props.sectionListRef}
            contentEditable={props.contentEditable}
            tabIndex={props.tabIndex}
            onBlur={props.onBlur}
            onFocus={props.onFocus}
            onInput={props.onInput}
            onKeyDown={props.onKeyDown}
            onPaste={props.onPaste}
          />
        </Box>
        {InputProps?.endAdornment}
        <input type="hidden" ref={inputRef} name={name} value={value} />
      </Box>
      {props.helperText && <div id={`${id}-help`}>{props.helperText}</div>}
    </Box>
  );
}
