import type { GridApiPro } from '@mui/x-data-grid-pro';
import {
  frameIntervals,
  heapMegabytes,
  median,
  nextPaint,
  observeBlocking,
  timeToPaint,
} from './measure';

/** What one run measures; null where the browser does not support it. */
export interface LabFigures {
  /** Milliseconds until cells are visible, the median of up to nine. */
  firstRender: number;
  framesPerSecond: number;
  /** Milliseconds that 95% of the frames stay below. */
  slowFrame: number;
  /** Milliseconds that long tasks blocked the page while scrolling. */
  blocked: number | null;
  /** Milliseconds from an arrow key to the next paint: the slowest of ten, the median of three rounds. */
  key: number;
  /** Milliseconds from a click on a header to the sorted rows, the median of up to eight. */
  sort: number;
  /** Elements inside the grid before it scrolls. */
  elements: number;
  /** Megabytes of the JavaScript heap. */
  heap: number | null;
}

const scrollFrames = 120;
const pixelsPerFrame = 80;

/** How long to go on repeating, in milliseconds: what is slow varies less. */
const patience = 3000;

async function repeat(times: number, act: (index: number) => Promise<number>): Promise<number[]> {
  const results: number[] = [];
  const start = performance.now();
  for (let index = 0; index < times; index += 1) {
    results.push(await act(index));
    if (results.length >= 3 && performance.now() - start > patience) {
      break;
    }
  }
  return results;
}

interface LabRunOptions {
  root: HTMLElement;
  api: () => GridApiPro | null;
  mount: () => void;
  unmount: () => void;
  onStep: (step: string) => void;
}

/** Mounts, scrolls, presses keys and sorts, and measures each step. */
export async function runLab({
  root,
  api,
  mount,
  unmount,
  onStep,
}: LabRunOptions): Promise<LabFigures> {
  const hasCells = () => root.querySelector('[role="gridcell"]') !== null;
  const mountOnce = async () => {
    unmount();
    await nextPaint();
    return timeToPaint(mount, hasCells);
  };
  onStep('Rendering');
  await mountOnce(); // Not counted: the browser still compiles the code.
  const firstRender = median(await repeat(9, mountOnce));
  await repeat(10, nextPaint); // The grid renders its buffer after the first paint.
  const elements = root.querySelectorAll('*').length;

  onStep('Scrolling');
  const stopBlocking = observeBlocking();
  const intervals = await frameIntervals(scrollFrames, (frame) =>
    api()?.scroll({ top: frame * pixelsPerFrame }),
  );
  const blocked = stopBlocking();
  api()?.scroll({ top: 0, left: 0 });
  await nextPaint();

  onStep('Pressing keys');
  const grid = api();
  const slowestKeys = await repeat(3, async () => {
    grid?.scroll({ top: 0 });
    grid?.setCellFocus(grid.getRowIdFromRowIndex(0), 'name');
    await nextPaint();
    const keys = await repeat(10, () =>
      timeToPaint(() => {
        const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
        document.activeElement?.dispatchEvent(key);
      }),
    );
    return Math.max(...keys);
  });

  onStep('Sorting');
  const header = root.querySelector<HTMLElement>('[role="columnheader"][data-field="name"]');
  const click = () => timeToPaint(() => header?.click());
  const sorts = await repeat(8, async (index) => {
    if (index > 0 && index % 2 === 0) {
      await click(); // Not counted: after both orders, a click removes the order.
    }
    return click();
  });

  const total = intervals.reduce((sum, interval) => sum + interval, 0);
  const slowestFirst = intervals.toSorted((a, b) => b - a);
  return {
    firstRender,
    framesPerSecond: (1000 * intervals.length) / total,
    slowFrame: slowestFirst[Math.floor(intervals.length / 20)] ?? 0,
    blocked,
    key: median(slowestKeys),
    sort: median(sorts),
    elements,
    heap: heapMegabytes(),
  };
}
