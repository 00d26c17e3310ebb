import type { Page } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { chooseSetting } from '#tests/setup/settings.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

interface Swipe {
  from: [number, number];
  to: [number, number];
}

/** Moves one finger over the screen; made of events, because a real swipe may also mean back to the browser. */
async function swipe(page: Page, { from, to }: Swipe): Promise<void> {
  await page.evaluate(
    ([start, end]) => {
      const target = document.elementFromPoint(start[0], start[1]) ?? document.body;
      const send = (type: string, [clientX, clientY]: [number, number]) => {
        const touch = new Touch({ identifier: 1, target, clientX, clientY });
        const touches = type === 'touchend' ? [] : [touch];
        const init = { touches, changedTouches: [touch], bubbles: true, composed: true };
        target.dispatchEvent(new TouchEvent(type, init));
      };
      send('touchstart', start);
      send('touchmove', end);
      send('touchend', end);
    },
    [from, to] as const,
  );
}

const drawer = (page: Page) => page.locator('#site-navigation');

async function chooseDirection(page: Page, direction: string): Promise<void> {
  if (direction === 'rtl') {
    await chooseSetting(page, 'Right to left');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  }
}

for (const direction of ['ltr', 'rtl']) {
  // Distance from the edge where a line begins.
  const x = (distance: number) => (direction === 'rtl' ? 390 - distance : distance);

  test(`${direction}: a swipe from the start edge opens the drawer, one back closes it`, async ({
    page,
  }) => {
    await openPage(page, '/x/introduction');
    await chooseDirection(page, direction);
    await expect(drawer(page)).toBeHidden();
    await swipe(page, { from: [x(8), 400], to: [x(220), 410] });
    await expect(drawer(page)).toBeInViewport({ ratio: 0.9 });
    await swipe(page, { from: [x(280), 400], to: [x(90), 410] });
    await expect(drawer(page)).toBeHidden();
  });

  test(`${direction}: other movements leave the drawer alone`, async ({ page }) => {
    await openPage(page, '/x/introduction');
    await chooseDirection(page, direction);
    await swipe(page, { from: [x(150), 400], to: [x(330), 400] });
    await swipe(page, { from: [x(8), 200], to: [x(70), 500] });
    await swipe(page, { from: [x(8), 400], to: [x(30), 400] });
    await swipe(page, { from: [x(382), 400], to: [x(160), 400] });
    await page.waitForTimeout(250);
    await expect(drawer(page)).toBeHidden();
  });
}
