import { type BenchResults, collectReadings } from '#benchmarks/BenchResults.ts';
import { type Budgets, findBroken } from '#benchmarks/budgets.ts';
import { describeLoad, type Machine } from '#benchmarks/describeMachine.ts';
import type { BenchOptions } from '#benchmarks/readOptions.ts';
import { budgetSection } from './budgetSection.ts';
import { buildSection, editSection, loopSection, scaleSection } from './buildSections.ts';
import { escapeHtml } from './svgImage.ts';
import { htmlTable, type ReportSection } from './ReportSection.ts';
import {
  navigationSection,
  slowPhoneSection,
  stabilitySection,
  weightSection,
} from './pageSections.ts';
import { searchSection } from './searchSection.ts';

/** The data of a report. */
export interface ReportInput {
  options: Pick<BenchOptions, 'sites' | 'runs'>;
  machine: Machine;
  /** Null when nothing was measured in one. */
  browser: string | null;
  results: BenchResults;
  budgets: Budgets;
  /** Style sheet to inline. */
  css: string;
}

function sectionsOf({ results, budgets }: ReportInput): ReportSection[] {
  const { pages, navigations, search, builds, edit, loop, scale } = results;
  const readings = collectReadings(results);
  const hasSlow = pages.some(({ slow }) => slow !== null);
  return [
    ...(readings.length > 0
      ? [budgetSection(readings, findBroken(readings, budgets, false), budgets)]
      : []),
    ...(pages.length > 0 ? [weightSection(pages, budgets), stabilitySection(pages, budgets)] : []),
    ...(hasSlow ? [slowPhoneSection(pages, budgets)] : []),
    ...(navigations.length > 0 ? [navigationSection(navigations, budgets)] : []),
    ...(search ? [searchSection(search, budgets)] : []),
    ...(builds.length > 0 ? [buildSection(builds, budgets)] : []),
    ...(edit ? [editSection(edit)] : []),
    ...(loop ? [loopSection(loop)] : []),
    ...(scale.length > 0 ? [scaleSection(scale, budgets)] : []),
  ];
}

function renderSection({ heading, text, plots, tables }: ReportSection): string {
  return `<section>
<h2>${escapeHtml(heading)}</h2>
<p>${escapeHtml(text)}</p>
<div class="plots">
${plots.join('\n')}
</div>
${tables.map(htmlTable).join('\n')}
</section>`;
}

function renderLegend(sites: ReportInput['options']['sites']): string {
  const entries = sites.map(
    ({ name }, index) =>
      `<li><span class="series-${index % 3}" aria-hidden="true"></span>${escapeHtml(name)}</li>`,
  );
  return sites.length > 1 ? `<ul class="legend" aria-label="Sites">${entries.join('')}</ul>` : '';
}

/** The results of a run as one self-contained document: no scripts, files or network. */
export function htmlReport(input: ReportInput): string {
  const { options, machine, browser, css } = input;
  const warning = describeLoad(machine);
  const facts = [
    ['Measured', `${machine.date.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    ...(browser === null ? [] : [['Browser', browser]]),
    ['Machine', machine.hardware],
    ['Timed loads', `${options.runs} each, the median counts`],
    ...options.sites.map(({ name, location }) => [`Site “${name}”`, location]),
  ].map(([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Benchmark report</title>
<style>
${css}</style>
</head>
<body>
<header>
<h1>Benchmark report</h1>
<dl class="facts">${facts.join('\n')}</dl>
${warning === null ? '' : `<p class="warning">${escapeHtml(warning)}</p>`}
${renderLegend(options.sites)}
</header>
<main>
${sectionsOf(input).map(renderSection).join('\n')}
</main>
</body>
</html>
`;
}
