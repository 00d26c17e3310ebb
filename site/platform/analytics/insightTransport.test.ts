import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InsightEvent } from '#model/Insight.ts';
import { insightEvents, insightTransport } from './insightTransport.ts';
import type { AnalyticsEvent } from './track.ts';

const page = { document: new EventTarget(), window: new EventTarget() };

beforeEach(() => {
  page.document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { lang: 'zh-CN' },
  });
  page.window = new EventTarget();
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('addEventListener', page.window.addEventListener.bind(page.window));
  vi.stubGlobal('location', { pathname: '/zh/x/introduction' });
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A transport that keeps what it sends, as the server would read it. */
function open() {
  const sent: Blob[] = [];
  const transport = insightTransport((body) => sent.push(body));
  const read = async () =>
    Promise.all(
      sent.map(
        async (body) => (JSON.parse(await body.text()) as { events: InsightEvent[] }).events,
      ),
    );
  return { transport, sent, read };
}

const click = (label: string): AnalyticsEvent => ({
  name: 'click',
  category: 'demo',
  action: 'expand',
  label,
});

describe('insightEvents', () => {
  it.each<[string, AnalyticsEvent, InsightEvent[]]>([
    [
      'S7.4 a page view',
      { name: 'page_view', title: 'T', location: '/x', productId: 'a', productCategoryId: 'x' },
      [{ kind: 'view', page: '/x', language: 'zh' }],
    ],
    [
      'S7.5 a click',
      click('Basic'),
      [{ kind: 'click', category: 'demo', action: 'expand', label: 'Basic' }],
    ],
    [
      'S5.3 a copy by keyboard',
      { name: 'click', category: 'demo', action: 'copy-keyboard', label: 'Basic' },
      [{ kind: 'copy', page: '/here', demo: 'Basic' }],
    ],
    [
      'S7.13 a displayed ad',
      { name: 'ad', action: 'display', label: 'in-house' },
      [{ kind: 'click', category: 'ad', action: 'display', label: 'in-house' }],
    ],
    [
      'S7.6 a web vital',
      { name: 'web_vital', metric: 'CLS', value: 0.2, delta: 0.1, id: 'v' },
      [{ kind: 'vital', page: '/here', metric: 'CLS', value: 0.2 }],
    ],
    [
      'S3.4 user properties',
      { name: 'user_properties', properties: { codeVariant: 'JS', devicePixelRatio: 1.5 } },
      [
        { kind: 'reader', property: 'codeVariant', value: 'JS' },
        { kind: 'reader', property: 'devicePixelRatio', value: '1.5' },
      ],
    ],
    [
      'a search without a result',
      { name: 'search', outcome: 'none', words: 'gantt' },
      [{ kind: 'search', outcome: 'none', words: 'gantt' }],
    ],
  ])('reports %s', (_what, event, events) => {
    expect(insightEvents(event, '/here')).toEqual(events);
  });
});

describe('insightTransport', () => {
  it('S1.5 sends what waits when the reader looks away, and once', async () => {
    const { transport, sent, read } = open();
    transport(click('a'));
    expect(sent).toEqual([]);
    Object.assign(page.document, { visibilityState: 'hidden' });
    page.document.dispatchEvent(new Event('visibilitychange'));
    page.window.dispatchEvent(new Event('pagehide'));
    expect(await read()).toEqual([[expect.objectContaining({ label: 'a' })]]);
    expect(sent[0]?.type).toBe('application/json');
  });

  it('sends a full report at once, and never more than the server takes', async () => {
    const { transport, read } = open();
    for (let count = 0; count < 45; count += 1) {
      transport(click(String(count)));
    }
    page.window.dispatchEvent(new Event('pagehide'));
    expect((await read()).map((events) => events.length)).toEqual([20, 20, 5]);
  });

  it('keeps the latest events for a reader without a connection', async () => {
    const { transport, sent, read } = open();
    vi.stubGlobal('navigator', { onLine: false });
    for (let count = 0; count < 130; count += 1) {
      transport(click(String(count)));
    }
    expect(sent).toEqual([]);
    vi.stubGlobal('navigator', { onLine: true });
    page.window.dispatchEvent(new Event('pagehide'));
    const labels = (await read()).flat().map((event) => event.kind === 'click' && event.label);
    expect([labels.length, labels[0]]).toEqual([100, '30']);
  });

  it('S7.6 measurements are about the page that was loaded', async () => {
    const { transport, read } = open();
    vi.stubGlobal('location', { pathname: '/x/react-charts' });
    transport({ name: 'web_vital', metric: 'LCP', value: 900, delta: 900, id: 'v' });
    page.window.dispatchEvent(new Event('pagehide'));
    expect(await read()).toEqual([[expect.objectContaining({ page: '/x/introduction' })]]);
  });
});
