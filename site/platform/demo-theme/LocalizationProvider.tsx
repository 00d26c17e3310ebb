import {
  LocalizationProvider as LibraryProvider,
  type LocalizationProviderProps,
} from '@mui/x-date-pickers/LocalizationProvider';
import { use } from 'react';
import { DemoEnvironmentContext } from './DemoEnvironment.ts';

/** The library's provider with the reader's date adapter and locale; demos import it in place of the library's. */
export function LocalizationProvider(props: LocalizationProviderProps<unknown>) {
  const dates = use(DemoEnvironmentContext)?.dates ?? {};
  // A locale in the demo's code is one for the demo's adapter.
  const merged = dates.dateAdapter === undefined ? { ...dates, ...props } : { ...props, ...dates };
  return <LibraryProvider {...merged} />;
}
