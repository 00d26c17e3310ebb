import * as React from 'react';
import Stack from '@mui/material/Stack';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';

interface NameInputsProps {
  value: string;
  autoFocus: boolean;
  onSave: (event: React.SyntheticEvent, label: string) => void;
  onCancel: (event: React.SyntheticEvent) => void;
}

/** Two inputs that edit one label. */
export function NameInputs({ value, autoFocus, onSave, onCancel }: NameInputsProps) {
  const [initialFirst = '', ...rest] = value.split(' ');
  const [first, setFirst] = React.useState(initialFirst);
  const [last, setLast] = React.useState(rest.join(' '));

  const finish = (event: React.SyntheticEvent) => {
    const name = `${first} ${last}`.trim();
    if (name) {
      onSave(event, name);
    } else {
      onCancel(event);
    }
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter') {
      finish(event);
    } else if (event.key === 'Escape') {
      onCancel(event);
    }
  };
  const handleBlur = (event: React.FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      finish(event);
    }
  };
  // The tree leaves keys alone that come from an element with this attribute.
  const shared = { 'data-element': 'labelInput', onKeyDown: handleKeyDown };
  const firstProps = { ...shared, autoFocus };

  return (
    <Stack direction="row" onBlur={handleBlur} sx={{ width: '100%', gap: 1 }}>
      <TreeItemLabelInput
        {...firstProps}
        aria-label="First name"
        value={first}
        onChange={(event) => setFirst(event.target.value)}
      />
      <TreeItemLabelInput
        {...shared}
        aria-label="Last name"
        value={last}
        onChange={(event) => setLast(event.target.value)}
      />
    </Stack>
  );
}
