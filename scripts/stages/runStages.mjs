import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Interrupted } from '#scripts/setup/runCommand.mjs';
import { secondsSince } from '#scripts/setup/runStep.mjs';

function describe({ title, passed, failed, time }) {
  const outcome = failed > 0 ? 'failed' : 'passed';
  return `  ${outcome}  ${title}: ${passed} passed, ${failed} failed in ${time}`;
}

async function runStage(stage, context) {
  const start = performance.now();
  const finish = (result) => ({ title: stage.title, ...result, time: secondsSince(start) });
  try {
    return finish(await stage.run(context));
  } catch (error) {
    if (error instanceof Interrupted) {
      throw error;
    }
    console.error(error.message);
    return finish({ passed: 0, failed: 1 });
  }
}

/** Starts a stage whose output is collected in a file. */
function startInBackground(stage, context) {
  const log = join(context.reports, `${stage.name}.log`);
  const stop = new AbortController();
  const background = { ...context, output: openSync(log, 'w'), signal: stop.signal };
  const result = runStage(stage, background);
  // Whoever awaits the result handles an interruption; until then it must not count as unhandled.
  result.catch(() => {});
  return { stage, result, stop, read: () => readFileSync(log, 'utf8') };
}

/**
 * Runs stages in order until one fails, prints their results, and returns the sums. A stage marked `inBackground` runs
 * in parallel with the following ones, until the first that needs the build, or the end.
 */
export async function runStages(stages, context, print = console.log) {
  const results = [];
  let running = [];
  const label = (stage) => `${stages.indexOf(stage) + 1}/${stages.length} ${stage.title}`;

  function finish(stage, result) {
    results.push(result);
    print(`${label(stage)}: ${result.time}`);
    return result.failed === 0;
  }

  async function finishBackground() {
    const finishing = running;
    running = [];
    let isPassed = true;
    for (const { stage, result, read } of finishing) {
      const finished = await result;
      print(`\n${label(stage)} (${stage.name}), output\n${read()}`);
      isPassed = finish(stage, finished) && isPassed;
    }
    return isPassed;
  }

  for (const stage of stages) {
    if (stage.inBackground) {
      print(`\n${label(stage)} (${stage.name}) runs in the background`);
      running.push(startInBackground(stage, context));
      continue;
    }
    if (stage.needsBuild && !(await finishBackground())) {
      break;
    }
    print(`\n${label(stage)} (${stage.name})`);
    if (!finish(stage, await runStage(stage, context))) {
      break;
    }
  }
  if (results.some(({ failed }) => failed > 0)) {
    running.forEach(({ stop }) => stop.abort());
    await Promise.allSettled(running.map(({ result }) => result));
  } else {
    await finishBackground();
  }

  print('\nSummary');
  for (const result of results) {
    print(describe(result));
  }
  for (const stage of stages) {
    if (!results.some(({ title }) => title === stage.title)) {
      print(`  not run ${stage.title}`);
    }
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}
