import { useEffect, useRef, useState } from 'react';
import type { DemoOutline } from '#model/PageView.ts';
import type { StageControl } from '#site/features/demo/stage/StageControl.ts';
import { DemoPanel } from './DemoPanel.tsx';
import { readPanelCode } from './PanelCode.ts';

export interface RunningPanelProps {
  outline: DemoOutline;
  pagePath: string;
  hasAds: boolean;
  stage: StageControl;
  /** The prerendered panel, with its code and what the reader did to it so far. */
  prerendered: HTMLElement;
  /** Tool the reader pressed before the panel was running. */
  pressed: string | null;
}

/** Replaces a prerendered panel and keeps its code, focus and open state. */
export function RunningPanel(props: RunningPanelProps) {
  const { outline, pagePath, hasAds, stage, prerendered, pressed } = props;
  const root = useRef<HTMLDivElement>(null);
  const [before] = useState(() => ({
    code: readPanelCode(prerendered),
    isOpen: prerendered.querySelector('details')?.open ?? false,
    focused: prerendered.contains(document.activeElement) ? focusedTool() : null,
  }));

  useEffect(() => {
    const find = (tool: string | null) =>
      tool ? root.current?.querySelector<HTMLElement>(`[data-tool="${tool}"]`) : null;
    find(before.focused)?.focus();
    find(pressed)?.click();
  }, [before, pressed]);

  return (
    <div ref={root}>
      <DemoPanel
        outline={outline}
        pagePath={pagePath}
        hasAds={hasAds}
        stage={stage}
        code={before.code}
        startsOpen={before.isOpen}
      />
    </div>
  );
}

function focusedTool(): string | null {
  return document.activeElement?.getAttribute('data-tool') ?? null;
}
