import type { Major } from './MigrationPair.ts';

const react17 = { react: '17.0.2', '@types/react': '17.0.93' };
const react18 = { react: '18.3.1', '@types/react': '18.3.31' };
const emotion = { '@emotion/react': '11.14.0', '@emotion/styled': '11.14.1' };
const dates = { dayjs: '1.11.23', luxon: '3.7.2', moment: '2.31.0' };

/** The last packages of each earlier major version, with what their types need. */
export const oldPackages: Record<Exclude<Major, 'v8'>, Record<string, string>> = {
  v4: {
    ...react17,
    '@material-ui/core': '4.12.4',
    '@material-ui/lab': '4.0.0-alpha.61',
    '@material-ui/data-grid': '4.0.0-alpha.37',
    '@material-ui/x-grid': '4.0.0-alpha.37',
  },
  v5: {
    ...react18,
    ...emotion,
    ...dates,
    'date-fns': '2.30.0',
    '@mui/material': '5.18.0',
    // The last of the lab that has the pickers, not only a warning in their place, and the tree.
    '@mui/lab': '5.0.0-alpha.60',
    '@mui/x-data-grid': '5.17.26',
    '@mui/x-data-grid-pro': '5.17.26',
    '@mui/x-data-grid-premium': '5.17.26',
    '@mui/x-date-pickers': '5.0.20',
    '@mui/x-date-pickers-pro': '5.0.20',
  },
  v6: {
    ...react18,
    ...emotion,
    ...dates,
    'date-fns': '2.30.0',
    '@mui/material': '5.18.0',
    '@mui/x-data-grid': '6.20.4',
    '@mui/x-data-grid-pro': '6.20.4',
    '@mui/x-data-grid-premium': '6.20.5',
    '@mui/x-date-pickers': '6.20.2',
    '@mui/x-date-pickers-pro': '6.20.2',
    '@mui/x-charts': '6.19.8',
    '@mui/x-tree-view': '6.17.0',
  },
  v7: {
    ...react18,
    ...emotion,
    ...dates,
    'date-fns': '3.6.0',
    '@mui/material': '6.5.0',
    '@mui/x-data-grid': '7.29.13',
    '@mui/x-data-grid-pro': '7.29.13',
    '@mui/x-data-grid-premium': '7.29.13',
    '@mui/x-date-pickers': '7.29.4',
    '@mui/x-date-pickers-pro': '7.29.4',
    '@mui/x-charts': '7.29.1',
    '@mui/x-charts-pro': '7.29.1',
    '@mui/x-tree-view': '7.29.10',
    '@mui/x-tree-view-pro': '7.29.10',
  },
};
