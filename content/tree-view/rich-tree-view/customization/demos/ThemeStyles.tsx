import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const ledgers = [
  {
    id: 'income',
    label: 'Income',
    children: [
      { id: 'tickets', label: 'Tickets' },
      { id: 'bar', label: 'Bar' },
    ],
  },
  { id: 'costs', label: 'Costs', children: [{ id: 'rent', label: 'Rent' }] },
];

// preview-start
const addTreeStyles = (outerTheme: Theme) =>
  createTheme(outerTheme, {
    components: {
      MuiRichTreeView: { defaultProps: { itemChildrenIndentation: 28 } },
      MuiTreeItem: {
        styleOverrides: {
          content: { paddingBlock: 2, borderRadius: 0 },
          label: outerTheme.typography.overline,
        },
      },
    },
  });
// preview-end

export default function ThemeStyles() {
  const outerTheme = useTheme();

  return (
    <ThemeProvider theme={addTreeStyles(outerTheme)}>
      <RichTreeView
        aria-label="Cash book"
        items={ledgers}
        defaultExpandedItems={['income']}
        sx={{ width: '100%', maxWidth: 360 }}
      />
    </ThemeProvider>
  );
}
