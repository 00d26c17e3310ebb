import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function NamedByHeading() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      {/* preview-start */}
      <Typography id="ferries-title" component="h4" variant="subtitle1">
        Ferries from the north quay
      </Typography>
      {/* preview-end */}
      <Typography id="ferries-help" variant="body2" color="text.secondary">
        Choose an island to see its departures.
      </Typography>
      {/* preview-start */}
      <SimpleTreeView
        aria-labelledby="ferries-title"
        aria-describedby="ferries-help"
        defaultExpandedItems={['inner']}
      >
        {/* preview-end */}
        <TreeItem itemId="inner" label="Inner islands">
          <TreeItem itemId="kalvo" label="Kalvö" />
          <TreeItem itemId="brattholm" label="Brattholm" />
        </TreeItem>
        <TreeItem itemId="outer" label="Outer islands">
          <TreeItem itemId="skarv" label="Skarv" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
