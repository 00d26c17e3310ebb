import * as React from 'react';
import Box from '@mui/material/Box';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

/** The text to mark in the labels. */
export const SearchContext = React.createContext('');

/** An item that marks the part of its label that matches the search. */
export function HighlightedItem(props: TreeItemProps) {
  const text = React.useContext(SearchContext).trim();
  const label = String(props.label);
  const start = label.toLowerCase().indexOf(text.toLowerCase());
  if (text === '' || start === -1) {
    return <TreeItem {...props} />;
  }
  const end = start + text.length;
  const children = (
    <React.Fragment>
      {label.slice(0, start)}
      <Box
        component="mark"
        sx={{ bgcolor: 'action.selected', color: 'inherit', fontWeight: 'fontWeightBold' }}
      >
        {label.slice(start, end)}
      </Box>
      {label.slice(end)}
    </React.Fragment>
  );

  return <TreeItem {...props} slotProps={{ label: { children } }} />;
}
