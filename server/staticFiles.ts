import { languageHref } from '#model/languageHref.ts';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import type { Context, Handler } from 'hono';
import { contentType } from './contentType.ts';
import { createFileCache } from './fileCache.ts';
import { findFile, type FoundFile } from './findFile.ts';
import { negotiateEncoding } from './negotiateEncoding.ts';

/** Where the built site is. */
export interface StaticFilesOptions {
  /** Folder with the built site. */
  clientDir: string;
}

// Below this size the headers weigh more than what compression saves.
const smallestCompressed = 1024;

function cacheControl(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) {
    return false;
  }
  return header.split(',').some((item) => {
    const candidate = item.trim().replace(/^W\//, '');
    return candidate === '*' || candidate === etag;
  });
}

/** Serves a folder with clean URLs, ETags and compression; an unknown path gets `404.html` in its language. */
export function staticFiles({ clientDir }: StaticFilesOptions): Handler {
  const cache = createFileCache();

  async function respond(c: Context, file: FoundFile, status: 200 | 404, caching: string) {
    const type = contentType(file.path);
    const headers: Record<string, string> = {
      'content-type': type.value,
      'cache-control': caching,
    };
    const plain = await cache.read(file, null);
    const worthwhile = type.compressible && plain.bytes.length >= smallestCompressed;
    const encoding = worthwhile ? negotiateEncoding(c.req.header('accept-encoding')) : null;
    if (worthwhile) {
      headers.vary = 'accept-encoding';
    }
    if (encoding) {
      headers['content-encoding'] = encoding;
    }

    if (status === 200) {
      const etag = `"${plain.digest}${encoding ? `-${encoding}` : ''}"`;
      headers.etag = etag;
      if (matchesEtag(c.req.header('if-none-match'), etag)) {
        const { 'content-type': _type, 'content-encoding': _encoding, ...kept } = headers;
        return c.body(null, 304, kept);
      }
    }
    const { bytes } = encoding ? await cache.read(file, encoding) : plain;
    headers['content-length'] = String(bytes.length);
    return c.body(bytes, status, headers);
  }

  async function notFound(c: Context, pathname: string) {
    // A page would be parsed as a script or a style sheet here, and its size is wasted.
    const { language } = parseDocsPath(pathname);
    const page = pathname.startsWith('/assets/')
      ? null
      : ((await findFile(clientDir, languageHref('/404.html', language))) ??
        (await findFile(clientDir, '/404.html')));
    if (page) {
      return respond(c, page, 404, 'no-cache');
    }
    return c.text('Not found', 404, { 'cache-control': 'no-cache' });
  }

  return async (c) => {
    const { pathname } = new URL(c.req.url);
    let file: FoundFile | null;
    try {
      file = await findFile(clientDir, pathname);
    } catch (error) {
      if (error instanceof URIError) {
        return c.text('Bad request', 400);
      }
      throw error;
    }
    return file ? respond(c, file, 200, cacheControl(pathname)) : notFound(c, pathname);
  };
}
