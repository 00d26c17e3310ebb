import { readFileSync } from 'node:fs';
import type { Http2SecureServer } from 'node:http2';
import { createSecureContext } from 'node:tls';
import type { Log } from './log.ts';

/** Files with a certificate, followed by those that vouch for it, and its private key, as PEM. */
export interface CertificateFiles {
  cert: string;
  key: string;
}

/** What a certificate and its key say. */
export interface Certificate {
  cert: Buffer;
  key: Buffer;
}

/** Reads a certificate and its key; throws one sentence when they are missing, damaged, or not a pair. */
export function readCertificate(files: CertificateFiles): Certificate {
  const certificate = {
    cert: readPem('TLS_CERT', files.cert),
    key: readPem('TLS_KEY', files.key),
  };
  try {
    createSecureContext(certificate);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(`TLS_CERT and TLS_KEY are not a certificate with its key: ${cause}.`, {
      cause: error,
    });
  }
  return certificate;
}

function readPem(variable: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Error(`${variable} names a file that cannot be read: ${file}.`, { cause: error });
  }
}

const checkEveryMs = 60_000;

/** Has a server that uses `current` take a renewed certificate without a restart; returns how to stop. */
export function renewCertificate(
  server: Pick<Http2SecureServer, 'setSecureContext'>,
  { files, current, log }: { files: CertificateFiles; current: Certificate; log: Log },
): () => void {
  let used = current;
  let lastReason: string | null = null;
  const check = () => {
    try {
      const certificate = readCertificate(files);
      if (!areEqual(certificate, used)) {
        server.setSecureContext(certificate);
        used = certificate;
        log.info('The certificate was renewed.');
      }
      lastReason = null;
    } catch (error) {
      // One of the two files may have been written and the other not yet; its turn comes.
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== lastReason) {
        log.error('The certificate was not renewed.', { reason });
        lastReason = reason;
      }
    }
  };
  // By reading them again: tools that renew certificates replace a link to the file, which no event tells of.
  const timer = setInterval(check, checkEveryMs).unref();
  return () => clearInterval(timer);
}

function areEqual(one: Certificate, other: Certificate): boolean {
  return one.cert.equals(other.cert) && one.key.equals(other.key);
}
