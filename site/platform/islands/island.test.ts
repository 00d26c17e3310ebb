import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { island } from './island.ts';
import { recordClicks } from './recordClicks.ts';

/** An element that knows which selectors it matches; events reach the document from it as by bubbling. */
class FakeElement extends EventTarget {
  selectors: string[];
  parent: FakeElement | null;

  constructor(selectors: string[] = [], parent: FakeElement | null = null) {
    super();
    this.selectors = selectors;
    this.parent = parent;
  }

  closest(selector: string): FakeElement | null {
    return this.selectors.includes(selector) ? this : (this.parent?.closest(selector) ?? null);
  }

  contains(other: FakeElement | null): boolean {
    return other !== null && (other === this || this.contains(other.parent));
  }

  querySelectorAll(selector: string): FakeElement[] {
    return elements.filter((element) => element.selectors.includes(selector));
  }
}

let page: FakeElement;
let elements: FakeElement[];
let observed: { show: (element: FakeElement) => void; targets: Set<unknown> };

function add(selectors: string[], parent = page): FakeElement {
  const element = new FakeElement(selectors, parent);
  elements.push(element);
  return element;
}

/** Lets an event bubble from an element up to the document. */
function fire(type: string, target: FakeElement): Event {
  const event = new Event(type, { cancelable: true });
  Object.defineProperty(event, 'target', { value: target });
  for (let step: FakeElement | null = target; step; step = step.parent) {
    EventTarget.prototype.dispatchEvent.call(step, event);
  }
  return event;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Code that arrives when the test says so. */
function slowCode() {
  const arrivals: (() => void)[] = [];
  const load = vi.fn(() => new Promise<string>((resolve) => arrivals.push(() => resolve('code'))));
  async function arrive() {
    arrivals.splice(0).forEach((resolve) => resolve());
    await settled();
  }
  return { load, arrive };
}

beforeEach(() => {
  page = new FakeElement();
  elements = [];
  const targets = new Set<unknown>();
  class FakeObserver {
    constructor(callback: (entries: object[]) => void) {
      observed = {
        targets,
        show: (target) => callback([{ target, isIntersecting: targets.has(target) }]),
      };
    }
    observe = (target: unknown) => targets.add(target);
    unobserve = (target: unknown) => targets.delete(target);
    disconnect = () => targets.clear();
  }
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { reload: vi.fn() });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('island', () => {
  it('loads nothing before it is asked for', () => {
    const load = vi.fn(async () => 'code');
    island('button', load, { on: ['click', 'visible'], replay: () => {} });
    fire('click', add(['a']));
    fire('pointerover', add(['button']));
    expect(load).not.toHaveBeenCalled();
  });

  it('replays the event that asked for it, once, on the element around its target', async () => {
    const { load, arrive } = slowCode();
    const replay = vi.fn();
    island('button', load, { on: ['click'], replay });
    const button = add(['button']);
    const event = fire('click', add(['span'], button));
    expect(replay).not.toHaveBeenCalled();
    await arrive();
    expect(replay.mock.calls).toEqual([['code', button, event]]);
  });

  it('answers elements that are added later, and every later event', async () => {
    const replay = vi.fn();
    island('button', async () => 'code', { on: ['click'], replay });
    const button = add(['button']);
    fire('click', button);
    await settled();
    fire('click', button);
    await settled();
    expect(replay).toHaveBeenCalledTimes(2);
  });

  it('replays the last of several events, but no hover instead of a click', async () => {
    const { load, arrive } = slowCode();
    const replay = vi.fn();
    island('button', load, { on: ['pointerover', 'focusin', 'click'], replay });
    const [first, second] = [add(['button']), add(['button'])];
    fire('pointerover', first);
    const click = fire('click', second);
    fire('pointerover', first);
    fire('focusin', first);
    await arrive();
    expect(replay.mock.calls).toEqual([['code', second, click]]);
  });

  it('stops listening after the first replay when the code listens itself', async () => {
    const load = vi.fn(async () => 'code');
    const replay = vi.fn();
    island('button', load, { on: ['pointerover', 'click'], replay, once: true });
    const button = add(['button']);
    fire('pointerover', button);
    await settled();
    fire('click', button);
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    expect(replay).toHaveBeenCalledTimes(1);
  });

  it('holds back the default action of the events it is told to', () => {
    island('a', async () => 'code', {
      on: ['pointerover', 'click'],
      replay: () => {},
      holds: ({ type }) => type === 'click',
    });
    const link = add(['a']);
    expect(fire('pointerover', link).defaultPrevented).toBe(false);
    expect(fire('click', link).defaultPrevented).toBe(true);
  });

  it('loads when an element comes into view, once', async () => {
    const replay = vi.fn();
    const section = add(['#feedback']);
    island('#feedback', async () => 'code', { on: ['visible'], replay });
    observed.show(section);
    await settled();
    observed.show(section);
    await settled();
    expect(replay.mock.calls).toEqual([
      ['code', section, expect.objectContaining({ type: 'visible' })],
    ]);
  });

  it('listens only within an element when there is one', async () => {
    const replay = vi.fn();
    const panel = add(['panel']);
    const options = { on: ['click'] as const, replay, within: panel as unknown as HTMLElement };
    const stop = island('button', async () => 'code', options);
    fire('click', add(['button']));
    await settled();
    expect(replay).not.toHaveBeenCalled();
    const inside = add(['button'], panel);
    fire('click', inside);
    await settled();
    expect(replay).toHaveBeenCalledTimes(1);
    stop();
    fire('click', inside);
    await settled();
    expect(replay).toHaveBeenCalledTimes(1);
  });
});

describe('a click from before the island was there', () => {
  it('is replayed, the last one, and only once', async () => {
    recordClicks();
    const [first, second] = [add(['button']), add(['button'])];
    fire('click', first);
    fire('click', second);
    fire('click', add(['a']));
    const replay = vi.fn();
    island('button', async () => 'code', { on: ['click'], replay });
    await settled();
    expect(replay.mock.calls.map(([, element]) => element)).toEqual([second]);
  });

  it('belongs to one island, also when another starts later', async () => {
    recordClicks();
    const button = add(['button']);
    const replay = vi.fn();
    island('button', async () => 'code', { on: ['click'], replay });
    fire('click', button);
    island('button', async () => 'code', { on: ['click'], replay });
    await settled();
    expect(replay).toHaveBeenCalledTimes(1);
  });

  it('is left alone by an island that does not answer clicks, or lies elsewhere', async () => {
    recordClicks();
    fire('click', add(['button']));
    const replay = vi.fn();
    const within = add(['panel']) as unknown as HTMLElement;
    island('button', async () => 'code', { on: ['pointerover'], replay });
    island('button', async () => 'code', { on: ['click'], replay, within });
    await settled();
    expect(replay).not.toHaveBeenCalled();
  });
});

describe('code that is gone, as after a deploy', () => {
  const gone = () => Promise.reject(new Error('gone'));

  it('reloads the document for a click', async () => {
    island('button', gone, { on: ['click'], replay: () => {} });
    fire('click', add(['button']));
    await settled();
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  it('changes nothing for anything else, and is asked for again', async () => {
    const load = vi.fn(gone);
    island('button', load, { on: ['pointerover'], replay: () => {} });
    const button = add(['button']);
    fire('pointerover', button);
    await settled();
    fire('pointerover', button);
    await settled();
    expect(load).toHaveBeenCalledTimes(2);
    expect(location.reload).not.toHaveBeenCalled();
  });
});
