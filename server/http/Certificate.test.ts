import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer, connect } from 'node:tls';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { scratchFolder } from '#tests/setup/scratchFolder.ts';
import { selfSigned } from '#tests/setup/selfSigned.ts';
import { type CertificateFiles, readCertificate, renewCertificate } from './Certificate.ts';

afterEach(() => vi.useRealTimers());

function writePair({ cert, key }: { cert: string; key: string }, folder = scratchFolder()) {
  const files: CertificateFiles = {
    cert: path.join(folder, 'docs.crt'),
    key: path.join(folder, 'docs.key'),
  };
  writeFileSync(files.cert, cert);
  writeFileSync(files.key, key);
  return { files, folder };
}

it('refuses in one sentence what is no certificate with its key', () => {
  const { files } = writePair(selfSigned());
  expect(readCertificate(files).cert.toString()).toContain('BEGIN CERTIFICATE');
  expect(() => readCertificate({ ...files, key: 'missing.key' })).toThrow(
    'TLS_KEY names a file that cannot be read: missing.key.',
  );
  const strangers = writePair(selfSigned()).files;
  const expected = 'TLS_CERT and TLS_KEY are not a certificate with its key: ';
  expect(() => readCertificate({ ...files, key: strangers.key })).toThrow(expected);
  writeFileSync(files.cert, 'nothing of the kind');
  expect(() => readCertificate(files)).toThrow(expected);
});

it('takes a renewed certificate, and keeps the last one while the files are not a pair', async () => {
  const { files, folder } = writePair(selfSigned('first'));
  const current = readCertificate(files);
  const server = createServer(current, (socket) => socket.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const servedName = () =>
    new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
        resolve(socket.getPeerCertificate().subject.CN);
        socket.destroy();
      }).on('error', reject);
    });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const minute = () => vi.advanceTimersByTime(60_000);
  const log = { info: vi.fn(), error: vi.fn() };
  const stop = renewCertificate(server, { files, current, log });
  try {
    minute();
    expect(await servedName()).toBe('first');
    expect(log.info).not.toHaveBeenCalled();

    writeFileSync(files.cert, 'half of a');
    minute();
    minute();
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(await servedName()).toBe('first');

    writePair(selfSigned('second'), folder);
    minute();
    minute();
    expect(await servedName()).toBe('second');
    expect(log.info.mock.calls).toEqual([['The certificate was renewed.']]);

    stop();
    writePair(selfSigned('third'), folder);
    minute();
    expect(await servedName()).toBe('second');
  } finally {
    stop();
    server.close();
  }
});
