import { useEffect, useState } from 'react';

/** What a tool of a demo has to say about what it did. */
export interface Notice {
  text: string;
  isFailure: boolean;
}

/** How long a notice stays: a success is understood at a glance, a reason has to be read. */
const shownFor = { success: 2000, failure: 12_000 };

/** The latest notice of a toolbar, and a function that replaces it; it goes away by itself. */
export function useNotice(): [Notice | null, (text: string, isFailure?: boolean) => void] {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (!notice) {
      return;
    }
    const duration = notice.isFailure ? shownFor.failure : shownFor.success;
    const timer = setTimeout(() => setNotice(null), duration);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, (text, isFailure = false) => setNotice({ text, isFailure })];
}
