import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { npmCommand } from '#scripts/setup/runCommand.mjs';
import { secondsSince } from '#scripts/setup/runStep.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The longest first, so that the other ones fill the time beside it. */
const scripts = [
  'check:content',
  'typecheck',
  'lint',
  'format:check',
  'check:api',
  'check:structure',
];
/** Most of them use one core; more than two at a time would only take memory. */
const atOnce = 2;

/** Runs a script of package.json, and answers whether it passed and what it printed. */
function run(script) {
  const [command, ...args] = npmCommand();
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args, 'run', '--silent', script], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: command.endsWith('.cmd'),
    });
    const printed = [];
    child.stdout.on('data', (data) => printed.push(data));
    child.stderr.on('data', (data) => printed.push(data));
    child.once('error', reject);
    child.once('close', (code) => resolve({ isPassed: code === 0, text: printed.join('') }));
  });
}

/** `npm run check`: everything that needs no build, with the output of each script in one piece. */
const waiting = [...scripts];
async function runWaiting() {
  for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) {
    const start = performance.now();
    const { isPassed, text } = await run(script);
    const outcome = isPassed ? 'passed' : 'failed';
    console.log(`${text}npm run ${script}: ${outcome} (${secondsSince(start)})`);
    if (!isPassed) {
      process.exitCode = 1;
    }
  }
}
await Promise.all(Array.from({ length: atOnce }, runWaiting));
