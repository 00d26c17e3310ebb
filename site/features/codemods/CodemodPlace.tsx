import { MessagesProvider } from '#site/platform/i18n/useMessages.tsx';
import type { CodemodData } from './CodemodData.ts';
import { CodemodForm } from './CodemodForm.tsx';

/** The form with its messages, the same at build and in the browser. */
export function CodemodPlace({ groups, preset, messages }: CodemodData) {
  return (
    <MessagesProvider topic="codemods" messages={messages}>
      <CodemodForm groups={groups} preset={preset} />
    </MessagesProvider>
  );
}
