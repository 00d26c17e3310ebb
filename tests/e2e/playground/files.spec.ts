import { editor, openProject, preview, writeCode } from '#tests/setup/playground.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const app = `import { greeting } from './words';
import './look.css';
export default function App() {
  return <p className="greeting">{greeting}</p>;
}
`;
const words = `export const greeting: string = 'Hello from a file';\n`;
const look = `.greeting { color: rgb(1, 2, 3); }\n`;

test('files import each other, and style sheets apply', async ({ page }) => {
  await openProject(page, { 'App.tsx': app, 'words.ts': words, 'look.css': look });
  const greeting = preview(page).getByText('Hello from a file');
  await expect(greeting).toBeVisible();
  await expect(greeting).toHaveCSS('color', 'rgb(1, 2, 3)');
  await page.getByRole('tab', { name: 'words.ts' }).click();
  await writeCode(page, words.replace('a file', 'an edited file'));
  await expect(preview(page).getByText('Hello from an edited file')).toBeVisible();
  await page.getByRole('tab', { name: 'look.css' }).click();
  await writeCode(page, look.replace('1, 2, 3', '4, 5, 6'));
  await expect(preview(page).getByText('Hello from an edited file')).toHaveCSS(
    'color',
    'rgb(4, 5, 6)',
  );
});

test('files are added, renamed and deleted, with checks', async ({ page }) => {
  await openProject(page, { 'App.tsx': app, 'words.ts': words, 'look.css': look });
  await expect(preview(page).getByText('Hello from a file')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'File name' });

  await page.getByRole('button', { name: 'Add file' }).click();
  for (const [wrong, message] of [
    ['../evil.ts', 'Use letters, digits'],
    ['notes.exe', 'Use letters, digits'],
    ['Words.ts', 'already exists'],
  ] as const) {
    await name.fill(wrong);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await name.fill('more.ts');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tab', { name: 'more.ts' })).toHaveAttribute('aria-selected', 'true');
  await writeCode(page, `export const more = 'More';\n`);

  await page.getByRole('tab', { name: 'words.ts' }).click();
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await name.fill('texts.ts');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'App.tsx' }).click();
  await expect(editor(page)).toContainText(`from './texts'`);
  await expect(preview(page).getByText('Hello from a file')).toBeVisible();

  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await page.getByRole('tab', { name: 'more.ts' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('tab', { name: 'more.ts' })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'App.tsx' })).toHaveAttribute('aria-selected', 'true');
});

test('tabs move by arrow keys', async ({ page }) => {
  await openProject(page, { 'App.tsx': app, 'words.ts': words, 'look.css': look });
  await page.getByRole('tab', { name: 'App.tsx' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'words.ts' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'look.css' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'App.tsx' })).toBeFocused();
});

test('the console shows what the code logs, and can be cleared', async ({ page, noise }) => {
  noise.allow(/^console (log|warning): (Rendered|Careful)/);
  await openProject(page, {
    'App.tsx': `console.log('Rendered %s', 'twice', { a: [1, 2] });
console.warn('Careful');
export default function App() {
  return <p>Logged</p>;
}
`,
  });
  await expect(preview(page).getByText('Logged')).toBeVisible();
  await page.getByRole('button', { name: 'Console (2)' }).click();
  const log = page.getByRole('log');
  await expect(log).toContainText('Rendered twice { a: [1, 2] }');
  await expect(log).toContainText('Careful');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(log).toContainText('Nothing logged yet.');
});
