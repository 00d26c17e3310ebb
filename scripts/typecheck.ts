import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { globSync } from 'tinyglobby';

/** Type-checks each runtime with its own settings, so that Node in browser code is an error; as many at a time as there are processors. */
const waiting = globSync('tsconfig.*.json', { ignore: 'tsconfig.base.json' }).sort();
const failed: string[] = [];

function check(project: string): Promise<void> {
  const tsc = ['node_modules/typescript/bin/tsc', '-p', project, '--pretty'];
  return new Promise((resolve) => {
    execFile(process.execPath, tsc, { maxBuffer: 64e6 }, (error, stdout, stderr) => {
      console.log(`Types of ${project}: ${error ? 'wrong' : 'right'}`);
      if (error) {
        failed.push(project);
        console.error(stdout + stderr);
      }
      resolve();
    });
  });
}

async function work(): Promise<void> {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    await check(project);
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
if (failed.length > 0) {
  console.error(`Type errors in ${failed.join(', ')}.`);
  process.exit(1);
}
