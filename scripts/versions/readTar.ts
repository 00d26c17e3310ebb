const block = 512;

/** An unpacked tar archive → its files whose path the filter accepts. */
export function readTar(tar: Buffer, accepts: (path: string) => boolean): Map<string, string> {
  const files = new Map<string, string>();
  let longPath: string | null = null;
  for (let at = 0; at + block <= tar.length;) {
    const header = tar.subarray(at, at + block);
    const name = field(header, 0, 100);
    if (name === '' && longPath === null) {
      break;
    }
    const size = Number.parseInt(field(header, 124, 12).trim() || '0', 8);
    const kind = field(header, 156, 1);
    const body = tar.subarray(at + block, at + block + size);
    at += block + Math.ceil(size / block) * block;
    if (kind === 'x') {
      // A pax header gives a long path to the entry that follows it.
      longPath = /\d+ path=(.*)\n/.exec(body.toString())?.[1] ?? null;
      continue;
    }
    const prefix = field(header, 345, 155);
    const path: string = longPath ?? (prefix ? `${prefix}/${name}` : name);
    longPath = null;
    if ((kind === '0' || kind === '') && accepts(path)) {
      files.set(path, body.toString());
    }
  }
  return files;
}

function field(header: Buffer, start: number, length: number): string {
  const bytes = header.subarray(start, start + length);
  const end = bytes.indexOf(0);
  return bytes.subarray(0, end === -1 ? length : end).toString();
}
