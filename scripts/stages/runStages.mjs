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

/** Starts a stage whose output waits in a file until somebody reads it. */
function startBeside(stage, context) {
  const log = join(context.reports, `${stage.name}.log`);
  const stop = new AbortController();
  const beside = { ...context, output: openSync(log, 'w'), signal: stop.signal };
  const result = runStage(stage, beside);
  // Whoever waits for the result hears of an interruption; until then it is nobody's.
  result.catch(() => {});
  return { stage, result, stop, read: () => readFileSync(log, 'utf8') };
}

/**
 * Runs stages in order until one fails, prints what each came to, and answers the sums.
 * A stage that runs `beside` others goes on while they do, until the first that needs the build, or the end.
 */
export async function runStages(stages, context, print = console.log) {
  const results = [];
  let beside = [];
  const label = (stage) => `${stages.indexOf(stage) + 1}/${stages.length} ${stage.title}`;

  function finish(stage, result) {
    results.push(result);
    print(`${label(stage)}: ${result.time}`);
    return result.failed === 0;
  }

  async function finishBeside() {
    const waiting = beside;
    beside = [];
    let isGood = true;
    for (const { stage, result, read } of waiting) {
      const done = await result;
      print(`\n${label(stage)} (${stage.name}), output\n${read()}`);
      isGood = finish(stage, done) && isGood;
    }
    return isGood;
  }

  for (const stage of stages) {
    if (stage.beside) {
      print(`\n${label(stage)} (${stage.name}) runs beside the next`);
      beside.push(startBeside(stage, context));
      continue;
    }
    if (stage.needsBuild && !(await finishBeside())) {
      break;
    }
    print(`\n${label(stage)} (${stage.name})`);
    if (!finish(stage, await runStage(stage, context))) {
      break;
    }
  }
  if (results.some(({ failed }) => failed > 0)) {
    beside.forEach(({ stop }) => stop.abort());
    await Promise.allSettled(beside.map(({ result }) => result));
  } else {
    await finishBeside();
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
