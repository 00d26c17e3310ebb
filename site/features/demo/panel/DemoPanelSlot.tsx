import { startTransition, useEffect, useRef, useState } from 'react';
import { RunningPanel, type RunningPanelProps } from './RunningPanel.tsx';

interface DemoPanelSlotProps extends Omit<RunningPanelProps, 'prerendered'> {
  html: string;
}

/** The tools and code below a demo: prerendered HTML, readable without script, until the running panel replaces it. */
export function DemoPanelSlot({ html, ...props }: DemoPanelSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const [prerendered, setPrerendered] = useState<HTMLElement | null>(null);

  useEffect(() => {
    startTransition(() => setPrerendered(slot.current));
  }, []);

  if (prerendered) {
    return <RunningPanel {...props} prerendered={prerendered} />;
  }
  return (
    <div
      ref={slot}
      data-demo-panel=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
