import { spawnSync } from 'node:child_process';
import { globSync } from 'tinyglobby';

/** Type-checks each runtime with its own settings, so that Node in browser code is an error. */
const projects = globSync('tsconfig.*.json', { ignore: 'tsconfig.base.json' }).sort();
const failed = projects.filter((project) => {
  console.log(`Checking types of ${project}`);
  return spawnSync('npx', ['tsc', '-p', project, '--pretty'], { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) {
  console.error(`Type errors in ${failed.join(', ')}.`);
  process.exit(1);
}
