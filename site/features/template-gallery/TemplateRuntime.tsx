import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { type ComponentType, useEffect, useState } from 'react';
import { createDemoTheme } from '#site/features/demo/createDemoTheme.ts';
import { DemoTheme } from '#site/features/demo/DemoTheme.tsx';
import { dispatchTheme, setMode } from '#site/platform/settings/settingsStore.ts';
import { createLiveTemplateTheme } from './liveTemplateTheme.ts';
import { readPreviewMessage } from './PreviewMessage.ts';
import type { PreviewState } from './previewSearch.ts';

export interface TemplateRuntimeProps {
  Template: ComponentType;
}

/** What a running template stands under: the chosen theme with the reader's settings, which the preview around it sends. */
export function TemplateRuntime({ Template }: TemplateRuntimeProps) {
  const [theme, setTheme] = useState<PreviewState['theme']>('own');

  useEffect(() => {
    function follow(event: MessageEvent) {
      const message = readPreviewMessage(event);
      if (message) {
        setTheme(message.theme);
        setMode(message.mode);
        dispatchTheme({ type: 'CHANGE', payload: message.state });
      }
    }
    addEventListener('message', follow);
    // The preview may have spoken before anyone listened.
    parent.postMessage({ kind: 'template-ready' }, location.origin);
    return () => removeEventListener('message', follow);
  }, []);

  return (
    <DemoTheme themeOf={theme === 'own' ? createLiveTemplateTheme : createDemoTheme}>
      <ScopedCssBaseline>
        <Template />
      </ScopedCssBaseline>
    </DemoTheme>
  );
}
