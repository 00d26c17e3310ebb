import * as React from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';

const flavors = [
  {
    id: 'sorbets',
    label: 'Sorbets',
    children: [
      { id: 'flavor-a', label: 'Blackcurrant' },
      { id: 'flavor-b', label: 'Pear' },
    ],
  },
];

function findProblem(label: string) {
  if (label.trim() === '') {
    return 'Enter a name';
  }
  return /\d/.test(label) ? 'Leave out digits' : null;
}

interface CheckedInputProps extends React.ComponentProps<'input'> {
  problem: string | null;
}

function CheckedInput({ problem, ...props }: CheckedInputProps) {
  const helperId = React.useId();
  return (
    <Box sx={{ width: '100%' }}>
      <TreeItemLabelInput {...props} aria-invalid={problem !== null} aria-describedby={helperId} />
      <FormHelperText id={helperId} role="status" error sx={{ mt: 0, minHeight: 20 }}>
        {problem}
      </FormHelperText>
    </Box>
  );
}

function CheckedItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
  const [problem, setProblem] = React.useState<string | null>(null);

  // preview-start
  const labelInput = {
    'aria-label': 'Flavor',
    problem,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setProblem(findProblem(event.target.value)),
    onKeyDown: (event: React.KeyboardEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
      if (event.key === 'Enter' && problem) {
        event.defaultMuiPrevented = true;
      } else if (event.key === 'Escape') {
        setProblem(null);
      }
    },
    onBlur: (event: React.FocusEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
      if (problem) {
        event.defaultMuiPrevented = true;
        setProblem(null);
        interactions.handleCancelItemLabelEditing(event);
      }
    },
  };
  // preview-end

  return <TreeItem {...props} slots={{ labelInput: CheckedInput }} slotProps={{ labelInput }} />;
}

export default function ValidateLabels() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Ice cream flavors"
      items={flavors}
      slots={{ item: CheckedItem }}
      defaultExpandedItems={['sorbets']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
