import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { birds } from './birds.data';
import { filterTree } from './filterTree';
import { HighlightedItem, SearchContext } from './highlightedItem';

export default function FilterItems() {
  const [search, setSearch] = React.useState(() => ({ text: '', ...filterTree(birds, '') }));
  const [browsedIds, setBrowsedIds] = React.useState<string[]>(['waders']);
  const isSearching = search.text.trim() !== '';

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, minHeight: 360, gap: 2 }}>
      <TextField
        label="Search birds"
        type="search"
        size="small"
        placeholder="Try plover or sand"
        value={search.text}
        onChange={({ target: { value } }) =>
          setSearch({ text: value, ...filterTree(birds, value) })
        }
      />
      <Typography component="output" variant="body2">
        {isSearching ? `Matches: ${search.matchCount}` : 'All birds'}
      </Typography>
      <SearchContext.Provider value={search.text}>
        {/* preview-start */}
        <RichTreeView
          aria-label="Coastal birds"
          hidden={search.items.length === 0}
          items={search.items}
          slots={{ item: HighlightedItem }}
          expandedItems={isSearching ? search.expandedIds : browsedIds}
          onExpandedItemsChange={(_event, itemIds) =>
            isSearching ? setSearch({ ...search, expandedIds: itemIds }) : setBrowsedIds(itemIds)
          }
        />
        {/* preview-end */}
      </SearchContext.Provider>
    </Stack>
  );
}
