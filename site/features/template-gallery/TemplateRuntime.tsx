import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import type { ComponentType } from 'react';
import { createDemoTheme } from '#site/platform/demo-theme/createDemoTheme.ts';
import { DemoTheme } from '#site/platform/demo-theme/DemoTheme.tsx';
import { createLiveTemplateTheme } from './createLiveTemplateTheme.ts';
import { useReceiveAppearance } from './frameAppearance.ts';

export interface TemplateRuntimeProps {
  Template: ComponentType;
}

/** Runs a template under the theme and settings that the preview around it sends; loaded with the template. */
export function TemplateRuntime({ Template }: TemplateRuntimeProps) {
  const theme = useReceiveAppearance();
  return (
    <DemoTheme createTheme={theme === 'own' ? createLiveTemplateTheme : createDemoTheme}>
      <ScopedCssBaseline>
        <Template />
      </ScopedCssBaseline>
    </DemoTheme>
  );
}
