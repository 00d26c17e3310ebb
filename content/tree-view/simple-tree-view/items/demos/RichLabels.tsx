import GrassIcon from '@mui/icons-material/GrassOutlined';
import LocalFloristIcon from '@mui/icons-material/LocalFloristOutlined';
import SpaIcon from '@mui/icons-material/SpaOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

interface BedLabelProps {
  name: string;
  note: string;
  icon: typeof SpaIcon;
}

function BedLabel({ name, note, icon: Icon }: BedLabelProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, py: 0.5 }}>
      <Icon fontSize="small" color="action" />
      <Typography component="span" noWrap sx={{ flexGrow: 1 }}>
        {name}
      </Typography>
      <Typography component="span" variant="caption" color="text.secondary" noWrap>
        {note}
      </Typography>
    </Stack>
  );
}

export default function RichLabels() {
  return (
    <SimpleTreeView
      aria-label="Garden beds"
      defaultExpandedItems={['south']}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TreeItem
        itemId="south"
        label={<BedLabel name="South bed" note="2 plants" icon={GrassIcon} />}
      >
        <TreeItem
          itemId="sage"
          label={<BedLabel name="Sage" note="water today" icon={SpaIcon} />}
        />
        <TreeItem
          itemId="poppy"
          label={<BedLabel name="Poppy" note="water on Friday" icon={LocalFloristIcon} />}
        />
      </TreeItem>
      <TreeItem
        itemId="north"
        label={<BedLabel name="North bed" note="empty" icon={GrassIcon} />}
      />
    </SimpleTreeView>
  );
}
