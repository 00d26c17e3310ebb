import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Packages whose version is the one the demos run on here. */
const installed = [
  'react',
  'react-dom',
  '@emotion/cache',
  '@emotion/react',
  '@emotion/styled',
  '@mui/icons-material',
  '@mui/material',
  '@mui/stylis-plugin-rtl',
  '@mui/system',
  '@mui/x-charts',
  '@mui/x-charts-pro',
  '@mui/x-data-grid',
  '@mui/x-data-grid-premium',
  '@mui/x-data-grid-pro',
  '@mui/x-date-pickers',
  '@mui/x-date-pickers-pro',
  '@mui/x-license',
  '@mui/x-tree-view',
  '@mui/x-tree-view-pro',
  'stylis',
  'date-fns',
  'dayjs',
  '@types/react',
  '@types/react-dom',
  '@types/stylis',
  'rolldown',
  'tailwindcss',
  'typescript',
  'vite',
] as const;

/** Versions the specification fixes, and those of packages that are not installed here. */
const pinned = {
  luxon: '3.5.0',
  '@types/luxon': '3.4.2',
  moment: '2.30.1',
  'moment-timezone': '0.5.46',
  'moment-hijri': '3.0.0',
  '@types/moment-hijri': '2.1.4',
  'moment-jalaali': '0.10.4',
  '@types/moment-jalaali': '0.7.9',
  // Its releases are all marked as pre-releases, of which npm accepts only those the pickers name as their peers.
  'date-fns-jalali': '4.0.0-0',
  'date-fns-jalali@2': '2.13.0-0',
  'date-fns@2': '2.30.0',
  '@vitejs/plugin-react': '6.3.0',
};

/** The one map of exact versions that exported projects are given, and the only packages they may use. */
export function dependencyVersions(root: string): Record<string, string> {
  const read = (name: string): string => {
    const file = path.join(root, 'node_modules', name, 'package.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  };
  const versions = installed.map((name) => [name, read(name)]);
  // The plugin must be of the same release as Tailwind itself.
  const tailwind = { '@tailwindcss/vite': read('tailwindcss') };
  return { ...Object.fromEntries(versions), ...tailwind, ...pinned };
}
