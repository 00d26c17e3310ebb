import type { Budgets } from '#benchmarks/budgets.ts';
import { costPerPage, growthRatio, type ScalePoint } from '#benchmarks/measureScale.ts';
import type { BuildMeasurement } from '#benchmarks/measureBuild.ts';
import { type DevLoopMeasurement, devLoopTable } from '#benchmarks/measureDevLoop.ts';
import { type EditMeasurement, editTable } from '#benchmarks/measureEdit.ts';
import { buildTable, scaleTable } from '#benchmarks/resultTables.ts';
import { rounded } from '#benchmarks/formatTable.ts';
import { barPlot, barText } from './barPlot.ts';
import { linePlot } from './linePlot.ts';
import type { ReportSection } from './ReportSection.ts';

/** Cost of a build of the whole site, without and with its cache. */
export function buildSection(builds: BuildMeasurement[], budgets: Budgets): ReportSection {
  const plot = (
    title: string,
    unit: string,
    max: number | null,
    read: (build: BuildMeasurement) => number,
  ) =>
    barPlot({
      title,
      description: `One bar for each build.${max === null ? '' : ` The budget is ${max} ${unit}.`}`,
      groups: builds.map((build) => plainGroup(build.kind, read(build), unit)),
      budget: max === null ? null : { value: max, text: barText(max, unit) },
    });
  const cold = budgets.buildCpuSecondsPerPageCold.max;
  const memory = budgets.buildPeakMemoryMB.max;
  return {
    heading: 'Production build',
    text: 'CPU time and memory of the whole process tree. Cold means without the cache of derived files; the budget for CPU time applies to cold builds.',
    plots: [
      plot('Processor time per document', 's', cold, ({ cpuSeconds, pages }) =>
        rounded(cpuSeconds / pages, 3),
      ),
      plot('Processor time', 's', null, ({ cpuSeconds }) => rounded(cpuSeconds)),
      plot('Peak memory', 'MB', memory, ({ peakMemoryMB }) => rounded(peakMemoryMB, 0)),
    ],
    tables: [buildTable(builds)],
  };
}

/** A group of one bar, which needs no name. */
function plainGroup(label: string, value: number, unit: string) {
  return { label, bars: [{ series: 0, name: '', value, text: barText(value, unit) }] };
}

/** What one edited page adds to a build. */
export function editSection(edit: EditMeasurement): ReportSection {
  return {
    heading: 'One edited page',
    text: 'Builds of a copy of the site with a full cache, before and after a sentence was added to one guide.',
    plots: [
      barPlot({
        title: 'Processor time of warm builds',
        description: 'One bar for the site as it is, one with the edited page.',
        groups: [
          plainGroup('unchanged', rounded(edit.unchanged.cpuSeconds), 's'),
          plainGroup('one page edited', rounded(edit.edited.cpuSeconds), 's'),
        ],
        budget: null,
      }),
    ],
    tables: [editTable(edit)],
  };
}

/** How long an author waits, beside the smallest app of the same tools. */
export function loopSection(loop: DevLoopMeasurement): ReportSection {
  return {
    heading: 'Work on the site',
    text: 'From the command or the saved file to what the browser shows, in turns with an app of one page.',
    plots: [
      barPlot({
        title: 'Time until the browser shows it',
        description: 'One bar for each thing that an author waits for.',
        groups: [
          plainGroup('first page', loop.ours.firstPageMs, 'ms'),
          plainGroup('changed paragraph', loop.ours.paragraphMs, 'ms'),
          plainGroup('changed demo', loop.ours.demoMs, 'ms'),
        ],
        budget: null,
      }),
    ],
    tables: [devLoopTable(loop)],
  };
}

/** Cost of the largest site if each of its pages cost as much as one of the smallest site. */
function linearGrowth(scale: ScalePoint[]) {
  const [base, smallest] = scale;
  const perPage = smallest ? costPerPage(smallest, scale) : null;
  if (!base || perPage === null) {
    return null;
  }
  const largest = Math.max(...scale.map(({ generated }) => generated));
  return {
    from: base.cpuSeconds,
    to: base.cpuSeconds + largest * perPage,
    text: 'linear growth',
  };
}

/** How a build grows with its pages. */
export function scaleSection(scale: ScalePoint[], budgets: Budgets): ReportSection {
  const ratio = growthRatio(scale);
  const figure =
    ratio === null
      ? ''
      : ` A page of the largest site costs ${rounded(ratio, 2)} times what one of the smallest does; the budget is ${budgets.buildGrowth.max}.`;
  const points = (read: (point: ScalePoint) => number) =>
    scale.map((point) => ({ x: point.generated, y: read(point) }));
  return {
    heading: 'Growth',
    text: `Builds of the site with generated pages, each in every language and none of them in the cache.${figure}`,
    plots: [
      linePlot({
        title: 'Processor time by pages',
        description: `CPU seconds of a build over the number of generated pages, compared with linear growth.${figure}`,
        points: points(({ cpuSeconds }) => rounded(cpuSeconds)),
        xTitle: 'pages',
        unit: 's',
        reference: linearGrowth(scale),
      }),
      linePlot({
        title: 'Memory by pages',
        description: 'Peak memory of a build over the number of generated pages.',
        points: points(({ peakMemoryMB }) => rounded(peakMemoryMB, 0)),
        xTitle: 'pages',
        unit: 'MB',
        reference: null,
      }),
    ],
    tables: [scaleTable(scale)],
  };
}
