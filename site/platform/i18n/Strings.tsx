import { createContext, type ReactNode, use } from 'react';
import type { Dictionary } from '#model/Dictionary.ts';
import { translate } from './translate.ts';

const StringsContext = createContext<Dictionary>({});

/** Words that belong to one page and arrive with it, already in the reader's language. */
export function Strings({ strings, children }: { strings: Dictionary; children: ReactNode }) {
  return <StringsContext value={strings}>{children}</StringsContext>;
}

/** Returns `text(key, values)` for the words of the page. */
export function useStrings(): (key: string, values?: Record<string, string>) => string {
  const en = use(StringsContext);
  return (key, values) => translate({ en }, 'en', key, values ? { values } : {});
}
