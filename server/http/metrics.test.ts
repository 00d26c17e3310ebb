import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { createMetrics, metricsApp, watchRequests } from './metrics.ts';

describe('createMetrics', () => {
  it('counts requests by kind and status, with their latency', () => {
    const metrics = createMetrics();
    metrics.observe('/x/react-data-grid', 200, 0.0004);
    metrics.observe('/x/react-data-grid', 200, 0.05);
    metrics.observe('/assets/start-1.js', 200, 0.001);
    metrics.observe('/mcp', 429, 3);
    const lines = metrics.text().split('\n');
    expect(lines).toContain('docs_request_seconds_count{kind="page",status="2xx"} 2');
    expect(lines).toContain('docs_request_seconds_bucket{kind="page",status="2xx",le="0.001"} 1');
    expect(lines).toContain('docs_request_seconds_bucket{kind="page",status="2xx",le="0.1"} 2');
    expect(lines).toContain('docs_request_seconds_count{kind="asset",status="2xx"} 1');
    expect(lines).toContain('docs_request_seconds_bucket{kind="mcp",status="4xx",le="2"} 0');
    expect(lines).toContain('docs_request_seconds_bucket{kind="mcp",status="4xx",le="+Inf"} 1');
  });

  it('keeps few counters, whatever is asked for', () => {
    const metrics = createMetrics();
    for (let at = 0; at < 5000; at += 1) {
      metrics.observe(`/${'a'.repeat(at % 50)}/${at}"}\n`, 404, 0.001);
    }
    expect(metrics.text().split('\n').length).toBeLessThan(20);
  });
});

describe('watchRequests', () => {
  it('logs the chosen share of requests, without query', async () => {
    const log = { info: vi.fn(), error: vi.fn() };
    const metrics = createMetrics();
    const draws = [0.4, 0.6];
    const app = new Hono();
    app.use(watchRequests({ metrics, sample: 0.5, log }, () => draws.shift() ?? 1));
    app.get('*', (c) => c.text('ok'));
    await app.request('/x/introduction?token=secret');
    await app.request('/x/other');
    expect(log.info).toHaveBeenCalledTimes(1);
    expect(log.info).toHaveBeenCalledWith('Request', {
      method: 'GET',
      path: '/x/introduction',
      status: 200,
      ms: expect.any(Number),
    });
    const shown = await metricsApp(metrics).request('/metrics');
    expect(await shown.text()).toContain('docs_request_seconds_count{kind="page",status="2xx"} 2');
  });
});
