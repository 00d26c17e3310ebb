import { readFileSync } from 'node:fs';
import path from 'node:path';
import { libraryPackages } from './libraryPackages.ts';

/** Packages exported in the version that is installed here, besides those of the library. */
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
  '@mui/utils',
  'stylis',
  '@hookform/resolvers',
  '@tanstack/react-query',
  'date-fns',
  'dayjs',
  'formik',
  'react-hook-form',
  'zod',
  '@types/react',
  '@types/react-dom',
  '@types/stylis',
  'rolldown',
  'tailwindcss',
  'typescript',
  'vite',
];

/** Versions fixed by the specification, and those of packages that are not installed here. */
const pinned = {
  luxon: '3.5.0',
  '@types/luxon': '3.4.2',
  moment: '2.30.1',
  'moment-timezone': '0.5.46',
  'moment-hijri': '3.0.0',
  '@types/moment-hijri': '2.1.4',
  'moment-jalaali': '0.10.4',
  '@types/moment-jalaali': '0.7.9',
  // All its releases are pre-releases; npm accepts only those that the pickers list as peers.
  'date-fns-jalali': '4.0.0-0',
  'date-fns-jalali@2': '2.13.0-0',
  'date-fns@2': '2.30.0',
  '@vitejs/plugin-react': '6.3.0',
};

/** The exact version of every package that exported projects may use. */
export function dependencyVersions(root: string): Record<string, string> {
  const read = (name: string): string => {
    const file = path.join(root, 'node_modules', name, 'package.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  };
  const versions = [...installed, ...libraryPackages(root)].map((name) => [name, read(name)]);
  // The plugin must have the same version as Tailwind itself.
  const tailwind = { '@tailwindcss/vite': read('tailwindcss') };
  return { ...Object.fromEntries(versions), ...tailwind, ...pinned };
}
