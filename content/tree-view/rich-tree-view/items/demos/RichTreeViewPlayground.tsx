import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'violin', label: 'Violin' },
      { id: 'viola', label: 'Viola' },
    ],
  },
  {
    id: 'winds',
    label: 'Winds',
    children: [
      { id: 'oboe', label: 'Oboe' },
      { id: 'bassoon', label: 'Bassoon (on loan)', disabled: true },
    ],
  },
];

type PlaygroundProps = Pick<
  RichTreeViewProps<(typeof items)[number], boolean | undefined>,
  | 'multiSelect'
  | 'checkboxSelection'
  | 'disableSelection'
  | 'disabledItemsFocusable'
  | 'expansionTrigger'
  | 'itemChildrenIndentation'
>;

export default function RichTreeViewPlayground(props: PlaygroundProps) {
  return (
    <RichTreeView
      // A tree that selects one item and a tree that selects many keep different states.
      key={props.multiSelect ? 'many' : 'one'}
      aria-label="Orchestra"
      items={items}
      defaultExpandedItems={['strings', 'winds']}
      isItemDisabled={(item) => 'disabled' in item}
      sx={{ width: '100%', maxWidth: 360, minHeight: 232, marginInline: 'auto' }}
      {...props}
    />
  );
}
