import { extname } from 'node:path';

/** Media type of a file, and whether compressing it is worthwhile. */
export interface ContentType {
  value: string;
  compressible: boolean;
}

const text = (value: string): ContentType => ({
  value: `${value}; charset=utf-8`,
  compressible: true,
});
const binary = (value: string): ContentType => ({ value, compressible: false });

const byExtension: Record<string, ContentType> = {
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.mjs': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.xml': text('application/xml'),
  '.txt': text('text/plain'),
  '.md': text('text/markdown'),
  '.svg': text('image/svg+xml'),
  '.ico': binary('image/x-icon'),
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.gif': binary('image/gif'),
  '.webp': binary('image/webp'),
  '.avif': binary('image/avif'),
  '.woff': binary('font/woff'),
  '.woff2': binary('font/woff2'),
  '.wasm': { value: 'application/wasm', compressible: true },
  '.zip': binary('application/zip'),
  '.pdf': binary('application/pdf'),
};

/** Content type of a file by its extension. */
export function contentType(file: string): ContentType {
  return byExtension[extname(file).toLowerCase()] ?? binary('application/octet-stream');
}
