import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import styles from './SplitHandle.module.css';

interface SplitHandleProps {
  /** Share of the pane before it, in percent. */
  value: number;
  onChange: (value: number) => void;
  onDragging: (isDragging: boolean) => void;
  /** Id of the pane before it. */
  controls: string;
}

const narrowest = 20;
const widest = 80;
const step = 5;

/** The separator between two panes: dragged by a pointer, moved by arrow keys, reset by a double click. */
export function SplitHandle({ value, onChange, onDragging, controls }: SplitHandleProps) {
  const t = useMessages('playground');
  const handle = useRef<HTMLDivElement>(null);
  const move = (next: number) => onChange(Math.min(widest, Math.max(narrowest, Math.round(next))));

  function onKeyDown(event: KeyboardEvent) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const next = {
      ArrowRight: value + step * forward,
      ArrowLeft: value - step * forward,
      Home: narrowest,
      End: widest,
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      move(next);
    }
  }

  function onPointerMove(event: PointerEvent) {
    const area = handle.current?.parentElement?.getBoundingClientRect();
    if (area && handle.current?.hasPointerCapture(event.pointerId)) {
      const isMirrored = getComputedStyle(handle.current).direction === 'rtl';
      const covered = isMirrored ? area.right - event.clientX : event.clientX - area.left;
      move((covered / area.width) * 100);
    }
  }

  return (
    // WAI-ARIA: a movable separator is a focusable widget.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={handle}
      className={styles.root}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('split')}
      aria-controls={controls}
      aria-valuenow={value}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onDoubleClick={() => move(50)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onDragging(true);
      }}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => onDragging(false)}
    />
  );
}
