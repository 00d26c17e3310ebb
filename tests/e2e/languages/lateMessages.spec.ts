import type { Page } from '@playwright/test';
import { messageTopics } from '#content/messageTopics.ts';
import en from '#content/translations/en.json' with { type: 'json' };
import zh from '#content/translations/zh.json' with { type: 'json' };
import type { Messages } from '#model/Messages.ts';
import { messagesModule } from '#pipeline/vite/virtualModules.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

function lateTopics(messages: Messages): Messages {
  const deliveries: Record<string, string> = messageTopics;
  return Object.fromEntries(
    Object.entries(messages).filter(([topic]) => deliveries[topic] === 'late'),
  );
}

/** Watches the modules of messages that a page loads; a Chinese one may be replaced by what the build makes of other messages. */
async function watchMessages(page: Page, chinese?: Messages): Promise<Set<string>> {
  const loaded = new Set<string>();
  await page.route('**/assets/*.js', async (route) => {
    let body = await (await route.fetch()).text();
    if (body.includes(en.settings.densityReset)) {
      loaded.add('en');
    }
    if (body.includes(zh.settings.densityReset)) {
      loaded.add('zh');
      body = chinese ? messagesModule(chinese, lateTopics(en)) : body;
    }
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return loaded;
}

test('S4.7 a late message without translation is shown in English, with one warning', async ({
  page,
  noise,
}) => {
  const warning = 'Missing translation for zh:settings.mode';
  noise.allow(new RegExp(`^console warning: ${warning} `));
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const { mode: _untranslated, ...settings } = zh.settings;
  const loaded = await watchMessages(page, { ...lateTopics(zh), settings });

  await openPage(page, '/zh/x/introduction');
  await page.keyboard.press('Control+.');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: zh.settings.direction })).toBeVisible();
  await expect(dialog.getByRole('group', { name: en.settings.mode })).toBeVisible();
  expect(warnings.filter((text) => text === warning)).toEqual([warning]);
  expect([...loaded].sort()).toEqual(['en', 'zh']);
});

test('S4.7 English late messages are not loaded where the translation is complete', async ({
  page,
}) => {
  const loaded = await watchMessages(page);
  await openPage(page, '/zh/x/introduction');
  await page.keyboard.press('Control+.');
  await expect(
    page.getByRole('dialog').getByRole('group', { name: zh.settings.mode }),
  ).toBeVisible();
  expect([...loaded]).toEqual(['zh']);
});
