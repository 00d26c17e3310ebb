import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const scores = { aria: 'Aria', round: 'Round', gavotte: 'Gavotte' };
type ScoreId = keyof typeof scores;

export default function ItemActions() {
  const [selected, setSelected] = React.useState<ScoreId>('round');
  const [learned, setLearned] = React.useState<ScoreId[]>(['aria']);
  const isLearned = learned.includes(selected);

  const toggleLearned = () =>
    setLearned(isLearned ? learned.filter((id) => id !== selected) : [...learned, selected]);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2, alignItems: 'flex-start' }}>
      {/* preview-start */}
      <Button variant="outlined" onClick={toggleLearned}>
        {isLearned ? `Practice ${scores[selected]} again` : `Mark ${scores[selected]} as learned`}
      </Button>
      {/* preview-end */}
      <SimpleTreeView
        aria-label="Scores"
        defaultExpandedItems={['baroque']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, id) => id !== null && setSelected(id as ScoreId)}
        sx={{ width: '100%' }}
      >
        <TreeItem itemId="baroque" label="Baroque" disableSelection>
          {Object.entries(scores).map(([id, name]) => (
            <TreeItem
              key={id}
              itemId={id}
              label={learned.includes(id as ScoreId) ? `${name} (learned)` : name}
            />
          ))}
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
