#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { startRelay } from './startRelay.mjs';

// Playwright starts this file in the place of Firefox, so it takes its arguments, says what it says, and ends with it.
const withoutScript = '--without-script';
const given = process.argv.slice(2);
const firefox = spawn(
  process.env.FIREFOX_PATH,
  ['--remote-allow-system-access', ...given.filter((argument) => argument !== withoutScript)],
  { stdio: ['ignore', 'inherit', 'pipe'] },
);
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => firefox.kill(signal));
}

const announcement = 'WebDriver BiDi listening on ';
for await (const line of createInterface({ input: firefox.stderr })) {
  const [, address] = line.split(announcement);
  const relay =
    address && (await startRelay(address, { hasScript: !given.includes(withoutScript) }));
  process.stderr.write(`${relay ? announcement + relay : line}\n`);
}
