import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { classifyResponse, weighResponses } from './weighResponses.ts';

const origin = 'https://docs.test';
const response = (path: string, contentType: string, text: string) => ({
  url: origin + path,
  contentType,
  body: Buffer.from(text),
});

describe('classifyResponse', () => {
  it.each([
    ['/a.js', 'text/javascript; charset=utf-8', 'js'],
    ['/a.mjs', 'application/octet-stream', 'js'],
    ['/a', 'application/javascript', 'js'],
    ['/a.css', 'text/css', 'css'],
    ['/', 'text/html; charset=utf-8', 'html'],
    ['/a.woff2', 'font/woff2', 'font'],
    ['/a.woff2', 'application/octet-stream', 'font'],
    ['/a.json', 'application/json', 'other'],
  ])('takes %s as %s for %s', (path, contentType, expected) => {
    expect(classifyResponse({ url: origin + path, contentType })).toBe(expected);
  });
});

describe('weighResponses', () => {
  const early = response('/early.js', 'text/javascript', 'early '.repeat(100));
  const late = response('/demo.js', 'text/javascript', 'late '.repeat(100));
  const font = response('/late.woff2', 'font/woff2', 'f'.repeat(400));
  const requestedAt = { [early.url]: 10, [late.url]: 50, [font.url]: 60 };
  const early9 = gzipSync(early.body, { level: 9 }).length;

  it('counts text as gzip until the mark, and fonts and scripts over the whole visit', () => {
    const weight = weighResponses([early, late, font], requestedAt, 50);
    const late9 = gzipSync(late.body, { level: 9 }).length;
    expect(weight).toEqual({
      js: early9,
      css: 0,
      html: 0,
      fonts: 400,
      requests: 1,
      jsAfterScroll: early9 + late9,
    });
  });

  it('counts rules in the head of a document as a style sheet, and no request more', () => {
    const page = (css: string) =>
      response('/', 'text/html', `<head><style>${css}</style></head><style>.a{}</style>`);
    const rules = '.b { color: red }'.repeat(20);
    const weight = weighResponses([page(rules)], {}, 50);
    const size = (text: string) => gzipSync(text, { level: 9 }).length;
    expect(weight.css).toBe(size(rules));
    expect(weight.html).toBe(size('<head><style></style></head><style>.a{}</style>'));
    expect(weight.requests).toBe(1);
  });

  it('counts a file once, however often it was asked for', () => {
    expect(weighResponses([early, early], requestedAt, 50).js).toBe(early9);
  });

  it('counts what the timeline of the page does not know', () => {
    expect(weighResponses([early], {}, 50).js).toBe(early9);
  });
});
