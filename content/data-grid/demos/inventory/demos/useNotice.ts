import * as React from 'react';

/** The result of the last action, and what users can do about it. */
export interface Notice {
  severity: 'success' | 'error';
  text: string;
  action?: { label: 'Undo' | 'Retry'; run: () => void };
}

/** Keeps the latest notice. `attempt()` shows what the work returns, or an error that offers to repeat it. */
export function useNotice() {
  const [notice, setNotice] = React.useState<Notice>();

  const attempt = React.useCallback(async (work: () => Promise<Notice>) => {
    const run = async () => {
      try {
        setNotice(await work());
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        setNotice({ severity: 'error', text, action: { label: 'Retry', run } });
      }
    };
    await run();
  }, []);

  return { notice, setNotice, attempt };
}
