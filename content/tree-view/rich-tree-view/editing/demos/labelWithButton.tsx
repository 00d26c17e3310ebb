import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { TreeItemLabel } from '@mui/x-tree-view/TreeItem';

interface LabelWithButtonProps extends React.ComponentProps<'div'> {
  editable: boolean;
  onRename: () => void;
}

/** The label of an item with a pencil at its end. */
export function LabelWithButton({ onRename, children, ...props }: LabelWithButtonProps) {
  return (
    <TreeItemLabel {...props} sx={{ display: 'flex', justifyContent: 'space-between' }}>
      {children}
      {props.editable && (
        <IconButton
          size="small"
          tabIndex={-1}
          aria-label={`Rename ${String(children)}`}
          onClick={(event) => {
            event.stopPropagation();
            onRename();
          }}
          sx={{ p: 0.25 }}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      )}
    </TreeItemLabel>
  );
}
