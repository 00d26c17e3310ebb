import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addSentence } from './addSentence.ts';

/** A text in a file, and where the browser shows it. */
export interface LoopEdit {
  file: string;
  /** Text of the file with a mark that readers see. */
  change(text: string, mark: string): string;
  /** Elements of which one shows the mark. */
  selector: string;
}

/** An app to work on: a folder with the script `dev`, its first page, and two edits. */
export interface LoopApp {
  folder: string;
  path: string;
  heading: string;
  paragraph: LoopEdit;
  demo: LoopEdit;
}

/** Replaces a text that occurs once. */
export function replaceOnce(text: string, old: string, replacement: string): string {
  const parts = text.split(old);
  if (parts.length !== 2) {
    throw new Error(`"${old}" occurs ${parts.length - 1} times instead of once.`);
  }
  return parts.join(replacement);
}

/** Our site in a folder: a guide with fifteen demos, and its first demo. */
export function ourApp(folder: string): LoopApp {
  const guide = join(folder, 'content/data-grid/sorting');
  return {
    folder,
    path: '/x/react-data-grid/sorting',
    heading: 'Sorting',
    paragraph: {
      file: join(guide, 'sorting.md'),
      change: (text, mark) => addSentence(text, `This sentence is ${mark}.`),
      selector: 'main p',
    },
    demo: {
      file: join(guide, 'demos/SortByHeader.tsx'),
      change: (text, mark) =>
        replaceOnce(text, `headerName: 'Line'`, `headerName: 'Line, ${mark}'`),
      selector: '[data-demo-live] [role="columnheader"]',
    },
  };
}

const plainFiles = {
  'package.json': JSON.stringify({ type: 'module', scripts: { dev: 'vite' } }),
  'vite.config.js': `import react from '@vitejs/plugin-react';

export default { plugins: [react()], cacheDir: '.vite' };
`,
  'index.html': `<!doctype html>
<html lang="en">
  <body>
    <div id="root"></div>
    <script type="module" src="/main.tsx"></script>
  </body>
</html>
`,
  'main.tsx': `import { createRoot } from 'react-dom/client';
import { App } from './App';

createRoot(document.getElementById('root')!).render(<App />);
`,
  'App.tsx': `import { Demo } from './Demo';

export function App() {
  return (
    <main>
      <h1>Plain app</h1>
      <p>This is a paragraph.</p>
      <Demo />
    </main>
  );
}
`,
  'Demo.tsx': `import { useState } from 'react';

export function Demo() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Line {count}</button>;
}
`,
};

/** Writes the smallest app that Vite and React make, to compare with; its packages come from another folder. */
export async function writePlainApp(folder: string, packages: string): Promise<LoopApp> {
  await mkdir(folder, { recursive: true });
  await symlink(packages, join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(plainFiles)) {
    await writeFile(join(folder, name), text);
  }
  return {
    folder,
    path: '/',
    heading: 'Plain app',
    paragraph: {
      file: join(folder, 'App.tsx'),
      change: (text, mark) => replaceOnce(text, 'a paragraph.', `a paragraph, ${mark}.`),
      selector: 'main p',
    },
    demo: {
      file: join(folder, 'Demo.tsx'),
      change: (text, mark) => replaceOnce(text, 'Line {count}', `Line, ${mark} {count}`),
      selector: 'main button',
    },
  };
}
