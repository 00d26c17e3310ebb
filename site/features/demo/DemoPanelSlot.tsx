import {
  type ComponentType,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { DemoOutline } from '#model/PageView.ts';
import { importPart } from '#site/platform/i18n/importPart.ts';
import type { RunningPanelProps } from '#site/features/demo-panel/RunningPanel.tsx';
import type { StageControl } from './StageControl.ts';
import { queueStart } from './startQueue.ts';
import { useIsNear } from './useIsNear.ts';
import { whenStill } from './whenStill.ts';

interface DemoPanelSlotProps {
  outline: DemoOutline;
  pagePath: string;
  hasAds: boolean;
  html: string;
  stage: StageControl;
}

interface Running extends Pick<RunningPanelProps, 'prerendered' | 'pressed'> {
  Panel: ComponentType<RunningPanelProps>;
}

/**
 * The tools and code below a demo: prerendered HTML, readable without script, until the demo comes near the screen and
 * the running panel takes its place. What a reader pressed in the meantime is done then.
 */
export function DemoPanelSlot({ outline, pagePath, hasAds, html, stage }: DemoPanelSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const pressed = useRef<string | null>(null);
  const isNear = useIsNear(slot);
  const [running, setRunning] = useState<Running | null>(null);

  const start = useCallback((inTurn: (takeOver: () => void) => void) => {
    importPart(() => import('#site/features/demo-panel/RunningPanel.tsx')).then(
      ({ RunningPanel }) =>
        inTurn(() => {
          const prerendered = slot.current;
          if (prerendered) {
            setRunning({ Panel: RunningPanel, prerendered, pressed: pressed.current });
          }
        }),
      // The code stays readable; pressing a button asks again.
      () => {},
    );
  }, []);

  useEffect(() => (isNear ? whenStill(() => start(queueStart)) : undefined), [isNear, start]);

  if (running) {
    const { Panel, prerendered, pressed: tool } = running;
    return (
      <Panel
        outline={outline}
        pagePath={pagePath}
        hasAds={hasAds}
        stage={stage}
        prerendered={prerendered}
        pressed={tool}
      />
    );
  }

  function onClick(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest('[data-tool]') : null;
    if (button) {
      pressed.current = button.getAttribute('data-tool');
      start((takeOver) => takeOver());
    }
  }

  return (
    // The buttons inside are real ones; this only takes note of which was pressed too early.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={slot}
      data-demo-panel=""
      onClick={onClick}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
