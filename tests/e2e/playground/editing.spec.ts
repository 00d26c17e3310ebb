import type { Page } from '@playwright/test';
import {
  editor,
  errorMessage,
  openPlayground,
  openProject,
  preview,
  writeCode,
} from '#tests/setup/playground.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

// The frame compiles and runs what it is given, beside other tests.
const shows = (page: Page, text: string | RegExp) =>
  expect(preview(page).getByText(text)).toBeVisible();

const good = `export default function App() {
  return <p>First render</p>;
}
`;

test('S2.9 the playground opens outside the page wrapper with a project that runs', async ({
  page,
}) => {
  await openPlayground(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible();
  await expect(page.locator('#site-navigation')).toHaveCount(0);
  await shows(page, 'Picked: nothing yet');
  await preview(page).getByText('Kettle').click();
  await shows(page, 'Picked: kettle');
});

test('an edit is shown, and reset restores the code', async ({ page }) => {
  await openProject(page, { 'App.tsx': good });
  await shows(page, 'First render');
  await writeCode(page, good.replace('First', 'Second'));
  await shows(page, 'Second render');
  await expect(preview(page).getByText('First render')).toHaveCount(0);
  await page.getByRole('button', { name: 'Reset' }).click();
  await shows(page, 'First render');
  await expect(editor(page)).toContainText('First render');
});

test('a syntax error keeps the last render and names the line', async ({ page }) => {
  await openProject(page, { 'App.tsx': good });
  await shows(page, 'First render');
  await writeCode(page, good.replace('<p>First render</p>', '<p>Broken</q>'));
  await expect(errorMessage(page)).toContainText('App.tsx, line 2');
  await expect(errorMessage(page)).toContainText('SyntaxError');
  await shows(page, 'First render');
  await expect(page.locator('.cm-error-line')).toContainText('Broken');
  await writeCode(page, good.replace('First', 'Mended'));
  await shows(page, 'Mended render');
  await expect(errorMessage(page)).toHaveCount(0);
  await expect(page.locator('.cm-error-line')).toHaveCount(0);
});

test('an error the compiler lets pass is traced to its line too', async ({ page }) => {
  await openProject(page, { 'App.tsx': good });
  await shows(page, 'First render');
  await writeCode(page, `const twice = 1;\n\nconst twice = 2;\n${good}`);
  await expect(errorMessage(page)).toContainText('App.tsx, line 3');
  await shows(page, 'First render');
});

test('an error while rendering keeps the last render, live, and names the line', async ({
  page,
}) => {
  await openProject(page, {
    'App.tsx': `import * as React from 'react';
export default function App() {
  const [count, setCount] = React.useState(0);
  return <button onClick={() => setCount(count + 1)}>Clicked {count}</button>;
}
`,
  });
  await shows(page, 'Clicked 0');
  await preview(page).getByRole('button').click();
  await writeCode(
    page,
    `export default function App() {

  const missing: { name: string } | null = null;
  return <p>{missing!.name}</p>;
}
`,
  );
  await expect(errorMessage(page)).toContainText('App.tsx, line 4');
  await shows(page, 'Clicked 1');
  await preview(page).getByRole('button').click();
  await shows(page, 'Clicked 2');
});

test('an error after a click leaves a picture of the last render', async ({ page }) => {
  await openProject(page, {
    'App.tsx': `import * as React from 'react';
export default function App() {
  const [isBroken, setIsBroken] = React.useState(false);
  if (isBroken) {
    throw new Error('Broken by a click');
  }
  return <button onClick={() => setIsBroken(true)}>Break</button>;
}
`,
  });
  await preview(page).getByRole('button', { name: 'Break' }).click();
  await expect(errorMessage(page)).toContainText('Broken by a click');
  await expect(errorMessage(page)).toContainText('App.tsx, line 5');
  await shows(page, 'Break');
});

test('errors of handlers and promises are shown with their line', async ({ page }) => {
  await openProject(page, {
    'App.tsx': `export default function App() {
  return (
    <>
      <button onClick={() => { throw new Error('In a handler'); }}>Handler</button>
      <button onClick={async () => { throw new Error('In a promise'); }}>Promise</button>
    </>
  );
}
`,
  });
  await preview(page).getByRole('button', { name: 'Handler' }).click();
  await expect(errorMessage(page)).toContainText('In a handler');
  await expect(errorMessage(page)).toContainText('App.tsx, line 4');
  await preview(page).getByRole('button', { name: 'Promise' }).click();
  await expect(errorMessage(page)).toContainText('In a promise');
  await expect(errorMessage(page)).toContainText('App.tsx, line 5');
  await shows(page, 'Handler');
});

test('a module that is not there gives an error that lists what is', async ({ page }) => {
  await openProject(page, {
    'App.tsx': `import pad from 'left-pad';\nexport default () => <p>{pad('x')}</p>;\n`,
  });
  await expect(errorMessage(page)).toContainText("Cannot find module 'left-pad'");
  await expect(errorMessage(page)).toContainText('@mui/x-tree-view');
  await expect(errorMessage(page)).toContainText('App.tsx, line 1');
  await writeCode(
    page,
    `import Icon from '@mui/icons-material/Abc';\nexport default () => <Icon />;\n`,
  );
  await expect(errorMessage(page)).toContainText('Icons that can be used here: ');
});

test('following an error leads to its line in its file', async ({ page }) => {
  await openProject(page, {
    'App.tsx': `import { word } from './words';\nexport default () => <p>{word()}</p>;\n`,
    'words.ts': `export function word(): string {\n  throw new Error('No word');\n}\n`,
  });
  await page.getByRole('button', { name: 'words.ts, line 2' }).click();
  await expect(page.getByRole('tab', { name: 'words.ts' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(editor(page)).toBeFocused();
  await expect(page.locator('.cm-activeLine')).toContainText('No word');
});

test('the keyboard is never caught: Tab passes until something is typed, Escape leaves', async ({
  page,
}) => {
  await openProject(page, { 'App.tsx': good });
  const hint = page.getByText('Edit here. Press Esc, then Tab, to leave.');
  await expect(hint).toBeVisible();
  await page.getByRole('tab', { name: 'App.tsx' }).focus();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    if (await editor(page).evaluate((element) => element === document.activeElement)) {
      break;
    }
  }
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
  await expect(page.getByRole('separator')).toBeFocused();
  await expect(editor(page)).toContainText('First render');

  await page.keyboard.press('Shift+Tab');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tab indents. Press Esc, then Tab, to leave.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  await expect(page.locator('.cm-line').nth(1)).toHaveText(/^ {2}export default/);

  await page.keyboard.press('Escape');
  await expect(editor(page)).not.toBeFocused();
  await expect(page.getByRole('tab', { name: 'App.tsx' })).toBeFocused();
  await expect(hint).toBeVisible();
});

test('brackets are closed, lines are indented, and history works', async ({ page }) => {
  await openProject(page, { 'App.tsx': good });
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('if (');
  await expect(page.locator('.cm-line').first()).toHaveText('if ()');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('function a() {');
  await page.keyboard.press('Enter');
  await page.keyboard.type('b');
  await expect(page.locator('.cm-line').nth(1)).toHaveText('  b');
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('ControlOrMeta+z');
  }
  await expect(editor(page)).toContainText('First render');
});

test('an endless loop leaves the page alive and is offered a new start', async ({ page }) => {
  await openProject(page, { 'App.tsx': good });
  await shows(page, 'First render');
  await writeCode(page, `export default function App() {\n  for (;;) {}\n}\n`);
  await expect(page.getByText('The code no longer responds.')).toBeVisible();
  await writeCode(page, good.replace('First', 'Freed'));
  await shows(page, 'Freed render');
});

test('a loop that logs without end leaves the page alive too', async ({ page, noise }) => {
  noise.allow(/^console log: again/);
  await openProject(page, { 'App.tsx': good });
  await shows(page, 'First render');
  await writeCode(page, `for (;;) {\n  console.log('again');\n}\n${good}`);
  await expect(page.getByText('The code no longer responds.')).toBeVisible();
  await writeCode(page, good.replace('First', 'Freed'));
  await shows(page, 'Freed render');
});
