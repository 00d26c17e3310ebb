import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  findClick,
  forgetClick,
  recordClicks,
  stopRecordingClicks,
  takeUnreportedClicks,
} from './recordClicks.ts';
import { script } from './recordClicks.ts?script';

const page = { document: new EventTarget() };

/** An element as far as the script needs one: what `closest` finds for the attribute of reported clicks. */
class ClickedElement {
  readonly reported: { dataset: DOMStringMap } | null;

  constructor(reported: { dataset: DOMStringMap } | null) {
    this.reported = reported;
  }

  closest(selector: string) {
    return selector === '[data-ga-event-category]' ? this.reported : null;
  }
}

beforeEach(() => {
  page.document = new EventTarget();
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('Element', ClickedElement);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function click(target?: ClickedElement): Event {
  const event = new Event('click');
  if (target) {
    Object.defineProperty(event, 'target', { value: target });
  }
  page.document.dispatchEvent(event);
  return event;
}

it.each([
  ['the module', recordClicks],
  // oxlint-disable-next-line no-new-func
  ['the inline script', () => new Function(script)()],
])('keeps the clicks of a reader, the last one first: %s', (_what, start) => {
  start();
  const [first, second] = [click(), click()];
  expect(findClick(() => true)).toBe(second);
  forgetClick(second);
  expect(findClick(() => true)).toBe(first);
  expect(findClick(() => false)).toBeUndefined();
});

it('keeps nothing once every island listens', () => {
  recordClicks();
  click();
  stopRecordingClicks();
  forgetClick(click());
  expect(findClick(() => true)).toBeUndefined();
});

it('finds nothing in a document without the script', () => {
  forgetClick(click());
  expect(findClick(() => true)).toBeUndefined();
});

it.each([
  ['the module', recordClicks],
  // oxlint-disable-next-line no-new-func
  ['the inline script', () => new Function(script)()],
])('S7.5 keeps what is to be reported as it was when it was clicked: %s', (_what, start) => {
  start();
  const button = { dataset: { gaEventCategory: 'demo', gaEventAction: 'expand' } };
  forgetClick(click(new ClickedElement(button)));
  button.dataset.gaEventAction = 'collapse';
  click(new ClickedElement(null));
  click(new ClickedElement({ dataset: { gaEventCategory: 'code' } }));
  stopRecordingClicks();
  expect(takeUnreportedClicks()).toEqual([
    { gaEventCategory: 'demo', gaEventAction: 'expand' },
    { gaEventCategory: 'code' },
  ]);
  click(new ClickedElement(button));
  expect(takeUnreportedClicks()).toEqual([]);
});
