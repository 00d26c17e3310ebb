import type { Page } from '@playwright/test';
import english from '#content/translations/en.json' with { type: 'json' };
import chinese from '#content/translations/zh.json' with { type: 'json' };
import type { Fault } from './Finding.ts';

const failureTexts = [english.demo.failed, chinese.demo.failed];

/** Counts the demos that run on the open page, and names those that do not. */
export async function readDemos(page: Page): Promise<{ live: number; faults: Fault[] }> {
  const { live, problems } = await page.evaluate((texts) => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const nameOf = (element: Element) => element.closest('[id]')?.id ?? 'a demo';
    const running = all('[data-demo-live]');
    const empty = running.filter(({ childElementCount }) => childElementCount === 0);
    const failed = all('[role=alert] > p').filter((text) => texts.includes(text.textContent));
    return {
      live: running.length,
      problems: [
        ...all('[data-demo-snapshot]').map((demo) => `${nameOf(demo)} did not go live`),
        ...empty.map((demo) => `${nameOf(demo)} shows nothing`),
        ...failed.map((demo) => `${nameOf(demo)} could not be started`),
      ],
    };
  }, failureTexts);
  return { live, faults: problems.map((what) => ({ kind: 'console', what })) };
}
