import * as React from 'react';
import { useForkRef } from '@mui/material/utils';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const lights = [
  {
    id: 'downstairs',
    label: 'Downstairs',
    children: [
      { id: 'hall', label: 'Hall' },
      { id: 'workshop', label: 'Workshop' },
    ],
  },
  { id: 'porch', label: 'Porch' },
];

interface PlainCheckboxProps extends React.ComponentProps<'input'> {
  visible: boolean;
  indeterminate: boolean;
  ownerState: object;
}

// preview-start
const PlainCheckbox = React.forwardRef<HTMLInputElement, PlainCheckboxProps>(function PlainCheckbox(
  { visible, indeterminate, ownerState: _ownerState, ...props },
  ref,
) {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const handleRef = useForkRef(inputRef, ref);

  React.useEffect(() => {
    if (inputRef.current) {
      inputRef.current.indeterminate = indeterminate;
    }
  });

  return visible ? <input type="checkbox" {...props} ref={handleRef} /> : null;
});

const slotProps = { item: { slots: { checkbox: PlainCheckbox } } };
// preview-end

export default function CheckboxSlot() {
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      aria-label="Lights"
      items={lights}
      slotProps={slotProps}
      defaultExpandedItems={['downstairs']}
      defaultSelectedItems={['workshop']}
      sx={{
        width: '100%',
        maxWidth: 360,
        '& input': { m: 0, width: 18, height: 18, flexShrink: 0 },
      }}
    />
  );
}
