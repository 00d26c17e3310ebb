import { type Document, type Element, Window } from 'happy-dom';
import { rectangle, type SizeCallback } from './SnapshotObservers.ts';
import type { SnapshotStage } from './SnapshotStage.ts';
import { scopedNames } from './scopedNames.ts';
import type { ScopedGlobals } from './snapshotScope.ts';
import { viewport } from './viewport.ts';

/** Components behave differently in a browser for tests, so this one says it is none. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Opens the one window all snapshots are made in; `stage` is that of the snapshot in the making. */
export function openSnapshotWindow(stage: () => SnapshotStage | null): {
  document: Document;
  globals: ScopedGlobals;
} {
  const window = new Window({
    url: 'https://snapshot.invalid/',
    width: viewport.width,
    height: viewport.height,
    settings: {
      navigator: { userAgent },
      disableCSSFileLoading: true,
      disableJavaScriptFileLoading: true,
    },
  });
  const properties = measuredProperties(() => stage()?.refresh() ?? null);
  [window.Element, window.HTMLElement, window.SVGElement].forEach(({ prototype }) =>
    Object.defineProperties(prototype, properties),
  );
  const replaced = { ...timers(stage), ...questions(stage) };
  Object.assign(window, replaced);
  const named = scopedNames.map((name): [string, unknown] => [name, window[name]]);
  return {
    document: window.document,
    globals: {
      ...Object.fromEntries(named),
      ...replaced,
      // Paid packages tell each time that there is no license key; what else a demo tells, it tells its tests too.
      console: { ...console, warn() {}, error() {} },
    },
  };
}

/** Time is that of the snapshot; what comes after its end is of no interest. */
function timers(stage: () => SnapshotStage | null): ScopedGlobals {
  const clear = (id: unknown) => stage()?.clock.clear(id);
  return {
    setTimeout: (...args: [unknown, ...unknown[]]) => stage()?.clock.setTimeout(...args) ?? 0,
    requestAnimationFrame: (callback: (time: number) => void) =>
      stage()?.clock.requestFrame(callback) ?? 0,
    clearTimeout: clear,
    cancelAnimationFrame: clear,
    // What ticks forever has not ticked yet when a demo starts.
    setInterval: () => 0,
    clearInterval: () => {},
  };
}

function questions(stage: () => SnapshotStage | null): ScopedGlobals {
  return {
    matchMedia: (media: string) => ({
      media,
      matches: viewport.matches(media),
      onchange: null,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
      dispatchEvent: () => false,
    }),
    getComputedStyle: (element: Element) => computedStyle(element, stage()?.refresh() ?? null),
    // A function, because `new` takes what it returns.
    ResizeObserver: function createObserver(callback: SizeCallback) {
      return (
        stage()?.observers.create(callback) ?? { observe() {}, unobserve() {}, disconnect() {} }
      );
    },
  };
}

/** The sizes of an element as a browser computes them; everything else as its rules have it. */
function computedStyle(element: Element, stage: SnapshotStage | null): object {
  const read = (name: string) => {
    if (name === 'width' || name === 'height') {
      return stage ? `${stage.layout[name](element)}px` : '';
    }
    return stage?.styles.get(element, name) ?? '';
  };
  return new Proxy(
    {},
    {
      get: (_target, key) =>
        key === 'getPropertyValue'
          ? read
          : read(String(key).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
    },
  );
}

/** Properties of elements that tell their size. */
function measuredProperties(stage: () => SnapshotStage | null): PropertyDescriptorMap {
  const size = (side: 'width' | 'height') => ({
    configurable: true,
    get(this: Element) {
      return Math.round(stage()?.layout[side](this) ?? 0);
    },
  });
  const width = size('width');
  const height = size('height');
  return {
    offsetWidth: width,
    offsetHeight: height,
    clientWidth: width,
    clientHeight: height,
    scrollWidth: width,
    scrollHeight: height,
    getBoundingClientRect: {
      configurable: true,
      value(this: Element) {
        const layout = stage()?.layout;
        return rectangle(layout?.width(this) ?? 0, layout?.height(this) ?? 0);
      },
    },
    getBBox: {
      configurable: true,
      value(this: Element) {
        const current = stage();
        // Ascent and descent of the typeface, each in whole pixels, as browsers have them.
        const fontSize = current?.styles.font(this).size ?? 0;
        const lineHeight = Math.round(fontSize * 0.969) + Math.round(fontSize * 0.242);
        return rectangle(current?.layout.textWidth(this) ?? 0, lineHeight);
      },
    },
  };
}
