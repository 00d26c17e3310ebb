import { gzipSync } from 'node:zlib';

/** Class of a response. */
export type WeightClass = 'html' | 'js' | 'css' | 'font' | 'other';

/** A response with its uncompressed body. */
export interface WeighedResponse {
  url: string;
  contentType: string;
  body: Uint8Array;
}

/** Bytes per class, and how many responses there were. */
export interface Weight {
  js: number;
  css: number;
  html: number;
  fonts: number;
  requests: number;
  /** Scripts of the whole visit, demos that scrolling started included. */
  jsAfterScroll: number;
}

/** Classifies a response by its content type, or by its file name where the type is generic. */
export function classifyResponse({ url, contentType }: Omit<WeighedResponse, 'body'>): WeightClass {
  const { pathname } = new URL(url);
  if (/javascript|ecmascript/.test(contentType) || /\.m?js$/.test(pathname)) {
    return 'js';
  }
  if (contentType.startsWith('text/css')) {
    return 'css';
  }
  if (contentType.startsWith('text/html')) {
    return 'html';
  }
  if (
    /^(font\/|application\/(x-)?font)/.test(contentType) ||
    /\.(woff2?|ttf|otf)$/.test(pathname)
  ) {
    return 'font';
  }
  return 'other';
}

/** Takes the rules in the head of a document apart from it: they are a style sheet that needs no request. */
function splitDocument(response: WeighedResponse): WeighedResponse[] {
  if (classifyResponse(response) !== 'html') {
    return [response];
  }
  const text = Buffer.from(response.body).toString();
  const head = text.slice(0, Math.max(text.indexOf('</head>'), 0));
  const sheets = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  const rules = sheets.map(([, css = '']) => css).join('');
  const rest = sheets.reduce((html, [, css = '']) => html.replace(css, () => ''), text);
  return [
    { ...response, body: Buffer.from(rest) },
    ...(rules === '' ? [] : [{ ...response, contentType: 'text/css', body: Buffer.from(rules) }]),
  ];
}

/**
 * Weighs responses in the same way for all sites: text as gzip at level 9, whatever the server sends, and fonts as they
 * are, because their format is compressed. Rules in the head of a document count as a style sheet.
 * Responses requested after `until` count for fonts and for the scripts of the whole visit only.
 */
export function weighResponses(
  responses: WeighedResponse[],
  requestedAt: Record<string, number>,
  until: number,
): Weight {
  const weight: Weight = { js: 0, css: 0, html: 0, fonts: 0, requests: 0, jsAfterScroll: 0 };
  const unique = new Map(responses.map((response) => [response.url, response]));
  for (const response of [...unique.values()].flatMap(splitDocument)) {
    const kind = classifyResponse(response);
    const isText = kind === 'js' || kind === 'css' || kind === 'html';
    const size = isText ? gzipSync(response.body, { level: 9 }).length : response.body.length;
    if (kind === 'font') {
      weight.fonts += size;
    }
    if (kind === 'js') {
      weight.jsAfterScroll += size;
    }
    // A request that is not in the page's timeline, such as a worker's, counts.
    if ((requestedAt[response.url] ?? 0) >= until) {
      continue;
    }
    if (isText) {
      weight[kind] += size;
    }
  }
  weight.requests = [...unique.keys()].filter((url) => (requestedAt[url] ?? 0) < until).length;
  return weight;
}
