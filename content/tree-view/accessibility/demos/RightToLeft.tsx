import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { prefixer } from 'stylis';

const cache = createCache({ key: 'tree-rtl', stylisPlugins: [prefixer, rtlPlugin] });

export default function RightToLeft() {
  const outer = useTheme();

  return (
    <CacheProvider value={cache}>
      {/* preview-start */}
      <ThemeProvider theme={createTheme({ ...outer, direction: 'rtl' })}>
        {/* preview-end */}
        <div dir="rtl" lang="ar">
          <SimpleTreeView
            aria-label="مكتبة"
            defaultExpandedItems={['books']}
            // preview-start
            slots={{ expandIcon: ChevronLeftIcon }}
            // preview-end
          >
            <TreeItem itemId="books" label="كتب">
              <TreeItem itemId="poetry" label="شعر" />
              <TreeItem itemId="history" label="تاريخ" />
            </TreeItem>
            <TreeItem itemId="maps" label="خرائط">
              <TreeItem itemId="cities" label="مدن" />
            </TreeItem>
          </SimpleTreeView>
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
