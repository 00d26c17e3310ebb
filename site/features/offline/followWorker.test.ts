import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followWorker } from './followWorker.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();

  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

const page = { isControlled: true, hasFocus: vi.fn(() => true), reload: vi.fn() };
let registration: FakeRegistration;
let worker: FakeWorker;

function follow(isControlled = true) {
  followWorker(registration as unknown as ServiceWorkerRegistration, { ...page, isControlled });
}

/** What the browser does when a worker finished installing while another is in charge. */
function finishInstalling() {
  registration.installing = null;
  registration.waiting = worker;
  worker.become('installed');
}

function activate() {
  registration.waiting = null;
  worker.become('activating');
  worker.become('activated');
}

beforeEach(() => {
  vi.useFakeTimers();
  page.hasFocus.mockReset().mockReturnValue(true);
  page.reload.mockReset();
  registration = new FakeRegistration();
  worker = new FakeWorker();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('followWorker', () => {
  it('S4.9 leaves a page that no worker controls alone', () => {
    registration.installing = worker;
    follow(false);
    finishInstalling();
    activate();
    vi.advanceTimersByTime(1000);
    expect(worker.postMessage).not.toHaveBeenCalled();
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('S1.6 S4.9 tells a worker that waits when the page loads to take over, and reloads on focus', () => {
    page.hasFocus.mockReturnValue(false);
    registration.waiting = worker;
    follow();
    expect(worker.postMessage.mock.calls).toEqual([['skipWaiting']]);
    vi.advanceTimersByTime(1000);
    expect(page.reload).not.toHaveBeenCalled();
    activate();
    vi.advanceTimersByTime(1000);
    expect(page.reload, 'not in the background').not.toHaveBeenCalled();
    page.hasFocus.mockReturnValue(true);
    vi.advanceTimersByTime(1000);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('S4.9 tells an installing worker to take over once it is installed, and reloads once it is activated', () => {
    registration.installing = worker;
    follow();
    expect(worker.postMessage).not.toHaveBeenCalled();
    finishInstalling();
    expect(worker.postMessage.mock.calls).toEqual([['skipWaiting']]);
    expect(page.reload).not.toHaveBeenCalled();
    activate();
    expect(page.reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('S4.9 tells nobody when an installed worker need not wait', () => {
    registration.installing = worker;
    follow();
    registration.installing = null;
    worker.become('installed');
    expect(worker.postMessage).not.toHaveBeenCalled();
  });

  it('S4.9 waits for a worker to be found', () => {
    follow();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    finishInstalling();
    activate();
    vi.advanceTimersByTime(100);
    expect(worker.postMessage.mock.calls).toEqual([['skipWaiting']]);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('S1.6 looks for focus every 100 ms and reloads once, not before', () => {
    page.hasFocus.mockReturnValue(false);
    registration.installing = worker;
    follow();
    activate();
    vi.advanceTimersByTime(1050);
    expect(page.hasFocus).toHaveBeenCalledTimes(10);
    expect(page.reload).not.toHaveBeenCalled();
    page.hasFocus.mockReturnValue(true);
    vi.advanceTimersByTime(1000);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('S1.6 a second deploy before focus returns reloads once as well', () => {
    page.hasFocus.mockReturnValue(false);
    follow();
    for (const next of [worker, new FakeWorker()]) {
      registration.installing = next;
      registration.dispatchEvent(new Event('updatefound'));
      next.become('activated');
      vi.advanceTimersByTime(300);
    }
    page.hasFocus.mockReturnValue(true);
    vi.advanceTimersByTime(1000);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });
});
