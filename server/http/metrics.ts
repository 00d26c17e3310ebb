import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import type { Log } from './log.ts';

/** Upper ends of the latency buckets, in seconds. */
const buckets = [0.001, 0.005, 0.02, 0.1, 0.5, 2];

/** What was asked for, by the address; few, so that the number of counters never grows with the traffic. */
const kinds = [
  ['mcp', /^\/mcp$/],
  ['feedback', /^\/feedback/],
  ['health', /^\/healthz/],
  ['asset', /\.[a-z\d]+$/],
  ['page', /^/],
] as const;

type Kind = (typeof kinds)[number][0];

interface Series {
  count: number;
  seconds: number;
  /** Requests that took at most as long as the bucket of the same place. */
  within: number[];
}

/** Counters of requests since the process started. */
export interface Metrics {
  /** Counts an answered request. */
  observe(path: string, status: number, seconds: number): void;
  /** The counters in the text format of Prometheus. */
  text(): string;
}

/** Starts to count. */
export function createMetrics(memory = process.memoryUsage): Metrics {
  const series = new Map<string, Series>();
  return {
    observe(path, status, seconds) {
      const labels = `kind="${kindOf(path)}",status="${Math.floor(status / 100)}xx"`;
      const known = series.get(labels) ?? { count: 0, seconds: 0, within: buckets.map(() => 0) };
      known.count += 1;
      known.seconds += seconds;
      known.within = known.within.map((count, at) => count + Number(seconds <= (buckets[at] ?? 0)));
      series.set(labels, known);
    },
    text: () =>
      [
        '# HELP docs_request_seconds Time from a request to its answer.',
        '# TYPE docs_request_seconds histogram',
        ...[...series].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(formatSeries),
        '# HELP docs_resident_bytes Memory of the process.',
        '# TYPE docs_resident_bytes gauge',
        `docs_resident_bytes ${memory().rss}`,
        '',
      ].join('\n'),
  };
}

function formatSeries([labels, { count, seconds, within }]: [string, Series]): string[] {
  const name = 'docs_request_seconds';
  return [
    ...within.map((value, at) => `${name}_bucket{${labels},le="${buckets[at]}"} ${value}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds.toFixed(6)}`,
    `${name}_count{${labels}} ${count}`,
  ];
}

function kindOf(path: string): Kind {
  return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';
}

/** What is done with each answered request besides sending it. */
export interface RequestWatch {
  metrics?: Metrics;
  /** The share of requests that is logged, from 0 to 1. */
  sample: number;
  log: Log;
}

/** Counts requests and logs some of them: method, path without query, status and time; nothing about who asked. */
export function watchRequests(
  { metrics, sample, log }: RequestWatch,
  random: () => number = Math.random,
): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const seconds = (performance.now() - start) / 1000;
    const { method, path } = c.req;
    metrics?.observe(path, c.res.status, seconds);
    if (random() < sample) {
      const ms = Math.round(seconds * 10_000) / 10;
      log.info('Request', { method, path: path.slice(0, 200), status: c.res.status, ms });
    }
  };
}

/** The app that shows the counters, for a port of its own that readers cannot reach. */
export function metricsApp(metrics: Metrics): Hono {
  const app = new Hono();
  app.get('/metrics', (c) => c.text(metrics.text()));
  return app;
}
