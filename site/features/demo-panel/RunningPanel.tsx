import { useEffect, useRef, useState } from 'react';
import type { DemoOutline } from '#model/PageView.ts';
import type { StageControl } from '#site/features/demo/StageControl.ts';
import { DemoPanel } from './DemoPanel.tsx';
import { readPanelCode } from './PanelCode.ts';

export interface RunningPanelProps {
  outline: DemoOutline;
  pagePath: string;
  hasAds: boolean;
  stage: StageControl;
  /** The panel as it was in the document, with its code and what the reader did to it so far. */
  prerendered: HTMLElement;
  /** Tool the reader pressed before this one could answer. */
  pressed: string | null;
}

/** Takes a prerendered panel's place: same look, same code, same focus. */
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
