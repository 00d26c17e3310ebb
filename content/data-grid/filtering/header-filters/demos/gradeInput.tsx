import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import type { GridFilterInputValueProps } from '@mui/x-data-grid-pro';

/** Stars with the operator menu and the clear button that the header filter provides. */
export function GradeInput(props: GridFilterInputValueProps) {
  const { item, applyValue, inputRef, headerFilterMenu, clearButton, onFocus, onBlur } = props;
  const rootRef = React.useRef<HTMLSpanElement>(null);

  // The cell calls focus() when users press Enter on it.
  const focusRef: React.Ref<{ focus: () => void }> | undefined = inputRef;
  React.useImperativeHandle(focusRef, () => ({
    focus: () => {
      const root = rootRef.current;
      const star = root?.querySelector('input:checked') ?? root?.querySelector('input');
      (star as HTMLInputElement | null | undefined)?.focus();
    },
  }));

  return (
    <Stack direction="row" sx={{ width: '100%', alignItems: 'center', gap: 0.5 }}>
      <Rating
        ref={rootRef}
        name={`grade-${item.id}`}
        aria-label="Grade"
        size="small"
        value={item.value ? Number(item.value) : null}
        onChange={(_event, value) => applyValue({ ...item, value: value ?? undefined })}
        onFocus={onFocus}
        onBlur={onBlur}
      />
      {headerFilterMenu}
      {clearButton}
    </Stack>
  );
}
