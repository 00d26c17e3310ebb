import type { Page } from '@playwright/test';
import { allRules, colorRules } from '#tests/setup/findViolations.ts';
import { keepSystemFonts, paintWholeDocuments, recordShifts } from '#tests/setup/layoutShifts.ts';
import { untilReady } from '#tests/setup/openPage.ts';
import { accessibilityFaults } from './accessibilityFaults.ts';
import { documentFaults } from './documentFaults.ts';
import type { Fault, Finding } from './Finding.ts';
import { liveLinkFaults } from './liveLinkFaults.ts';
import { noiseFaults } from './noiseFaults.ts';
import { readDemos } from './readDemos.ts';
import { isStall, readThrough } from './readThrough.ts';
import { shiftFaults } from './shiftFaults.ts';
import type { Closeness } from './thoroughness.ts';
import { widthFaults } from './widthFaults.ts';

/** What a visit came to. */
export interface Visit {
  findings: Finding[];
  /** Demos that went live. */
  demos: number;
}

/** Something to do on a page when all else was looked at. */
export type LastLook = (page: Page, demos: number) => Promise<Fault[]>;

/** Looks that were checked, by any visitor of this process. */
const seenLooks = new Set<string>();

/** A reader who goes from page to page in one window and notes whatever is wrong. */
export class Visitor {
  readonly #page: Page;
  readonly #heard: string[];

  /** `heard` is what `recordNoise` fills. */
  constructor(page: Page, heard: string[]) {
    this.#page = page;
    this.#heard = heard;
  }

  /** Comes before the first visit. */
  async prepare(): Promise<void> {
    await this.#page.emulateMedia({ reducedMotion: 'reduce' });
    await keepSystemFonts(this.#page);
    await paintWholeDocuments(this.#page);
    await recordShifts(this.#page);
  }

  async visit(path: string, closeness: Closeness, lastLook: LastLook): Promise<Visit> {
    const faults: Fault[] = [];
    let demos = 0;
    try {
      demos = await this.#read(path, faults).catch((error: unknown) => {
        if (!isStall(error)) {
          throw error;
        }
        faults.length = 0;
        return this.#read(path, faults);
      });
      faults.push(...(await this.#lookInBothModes(closeness, demos)));
      faults.push(...(await lastLook(this.#page, demos)));
    } catch (error) {
      faults.push({ kind: 'status', what: `the visit broke off: ${String(error)}` });
    }
    faults.push(...noiseFaults(this.#heard.splice(0)));
    return { demos, findings: faults.map((fault) => ({ ...fault, path })) };
  }

  async #read(path: string, faults: Fault[]): Promise<number> {
    const page = this.#page;
    await page.emulateMedia({ colorScheme: 'light' });
    const response = await page.goto(path);
    if (response?.status() !== 200) {
      faults.push({ kind: 'status', what: `answers ${response?.status()}` });
    }
    await untilReady(page);
    faults.push(...(await documentFaults(page)));
    await readThrough(page);
    const demos = await readDemos(page);
    faults.push(...demos.faults, ...(await shiftFaults(page)), ...(await widthFaults(page)));
    faults.push(...(await liveLinkFaults(page)));
    return demos.live;
  }

  async #lookInBothModes(closeness: Closeness, demos: number): Promise<Fault[]> {
    const onlyNewTargets = closeness === 'new looks';
    const before = seenLooks.size;
    const look = { known: seenLooks, onlyNewTargets };
    const inLight = await accessibilityFaults(this.#page, { ...look, rules: allRules });
    // What is known in light is known in dark; demos must bear the change in any case.
    if (onlyNewTargets && seenLooks.size === before && demos === 0) {
      return inLight;
    }
    await this.#switchMode('dark');
    const inDark = await accessibilityFaults(this.#page, { ...look, rules: colorRules });
    await this.#switchMode('light');
    return [...inLight, ...inDark.map(({ kind, what }) => ({ kind, what: `in dark: ${what}` }))];
  }

  async #switchMode(mode: 'light' | 'dark'): Promise<void> {
    await this.#page.emulateMedia({ colorScheme: mode });
    await this.#page.waitForFunction((name) => document.body.className === name, `mode-${mode}`);
  }
}
