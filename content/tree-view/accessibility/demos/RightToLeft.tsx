import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { prefixer } from 'stylis';

const cache = createCache({ key: 'tree-rtl', stylisPlugins: [prefixer, rtlPlugin] });

export default function RightToLeft() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={(outer) => createTheme({ ...outer, direction: 'rtl' })}>
        <div dir="rtl" lang="ar">
          <SimpleTreeView
            aria-label="مكتبة"
            defaultExpandedItems={['books']}
            slots={{ expandIcon: ChevronLeftIcon }}
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
