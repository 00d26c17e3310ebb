import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';

interface InputWithButtonsProps extends React.ComponentProps<'input'> {
  onSave: (event: React.SyntheticEvent, label: string) => void;
  onCancel: (event: React.SyntheticEvent) => void;
}

/** The input of an item with buttons that save and cancel. */
export function InputWithButtons({ onSave, onCancel, ...props }: InputWithButtonsProps) {
  const label = String(props.value);

  return (
    // Without this, the tree takes Space and Enter away from the buttons.
    <Stack
      direction="row"
      onKeyDown={(event) => event.stopPropagation()}
      sx={{ width: '100%', gap: 0.5 }}
    >
      <TreeItemLabelInput {...props} />
      <IconButton
        size="small"
        aria-label="Save"
        disabled={label === ''}
        onClick={(event) => onSave(event, label)}
        sx={{ p: 0.25 }}
      >
        <CheckIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label="Cancel" onClick={onCancel} sx={{ p: 0.25 }}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
