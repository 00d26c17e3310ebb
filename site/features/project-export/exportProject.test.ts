import { expect, it } from 'vitest';
import type { DemoCode } from '#model/DemoSource.ts';
import { initialThemeState } from '#site/platform/settings/ThemeState.ts';
import { exportDemo } from './exportProject.ts';

const demoOf = (ts: string): DemoCode => ({
  name: 'TwoPickers',
  styling: null,
  files: [{ tsName: 'TwoPickers.tsx', jsName: 'TwoPickers.js', ts, js: ts }],
});

const exported = (ts: string) =>
  exportDemo(demoOf(ts), 'zip', { variant: 'TS', theme: initialThemeState, sourceUrl: '' });

it('tells that two date adapters cannot share a project', () => {
  const code = ['AdapterDateFns', 'AdapterDateFnsV2']
    .map((adapter) => `import { ${adapter} } from '@mui/x-date-pickers/${adapter}';`)
    .join('\n');
  expect(exported(code)).toMatchObject({
    kind: 'impossible',
    problem: { code: 'adapter-clash', library: 'date-fns' },
    message: expect.stringContaining('need different versions of date-fns'),
  });
});

it.each([
  ["import '@mui/x-date-pickers/AdapterTemporal';", 'unknown-adapter'],
  ["import 'left-pad';", 'unknown-package'],
  ["import './gone';", 'missing-file'],
  ['export default <', 'unreadable-file'],
])('tells what is wrong with %s: %s', (code, problem) => {
  expect(exported(code)).toMatchObject({ kind: 'impossible', problem: { code: problem } });
});
