import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createApp } from '#server/createApp.ts';

async function siteWithSandbox() {
  const clientDir = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
  await mkdir(path.join(clientDir, 'sandbox/assets'), { recursive: true });
  await writeFile(path.join(clientDir, 'index.html'), 'home');
  await writeFile(path.join(clientDir, 'sandbox/frame.html'), 'frame');
  await writeFile(path.join(clientDir, 'sandbox/assets/frame-1.js'), 'code');
  return createApp({ clientDir });
}

it('the frame of edited code has no origin and reaches nothing, also when opened by itself', async () => {
  const app = await siteWithSandbox();
  const { headers } = await app.request('/sandbox/frame.html');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toMatch(/sandbox allow-scripts$/);
  expect(headers.get('access-control-allow-origin')).toBe('*');
});

it('its files may be fetched by a document without origin and kept for good', async () => {
  const app = await siteWithSandbox();
  const { headers } = await app.request('/sandbox/assets/frame-1.js');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cache-control')).toContain('immutable');
  const missing = await app.request('/sandbox/assets/gone.js');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('cache-control')).not.toContain('immutable');
});

it('other pages are left alone', async () => {
  const { headers } = await (await siteWithSandbox()).request('/');
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('content-security-policy') ?? '').not.toContain('unsafe-eval');
});
