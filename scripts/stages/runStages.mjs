import { Interrupted } from '#scripts/setup/runCommand.mjs';
import { secondsSince } from '#scripts/setup/runStep.mjs';

function describe({ title, passed, failed, time }) {
  const outcome = failed > 0 ? 'failed' : 'passed';
  return `  ${outcome}  ${title}: ${passed} passed, ${failed} failed in ${time}`;
}

async function runStage(stage, context) {
  try {
    return await stage.run(context);
  } catch (error) {
    if (error instanceof Interrupted) {
      throw error;
    }
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

/** Runs stages in order until one fails, prints what each came to, and answers the sums. */
export async function runStages(stages, context, print = console.log) {
  const results = [];
  for (const [index, stage] of stages.entries()) {
    const start = performance.now();
    print(`\n${index + 1}/${stages.length} ${stage.title} (${stage.name})`);
    const result = await runStage(stage, context);
    results.push({ title: stage.title, ...result, time: secondsSince(start) });
    print(`${index + 1}/${stages.length} ${stage.title}: ${results.at(-1).time}`);
    if (result.failed > 0) {
      break;
    }
  }

  print('\nSummary');
  for (const result of results) {
    print(describe(result));
  }
  for (const stage of stages.slice(results.length)) {
    print(`  not run ${stage.title}`);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}
