import { expect, it } from 'vitest';
import { readEnv } from '#pipeline/env.ts';
import { envDefines } from './envDefines.ts';

const definesOf = (environment: Record<string, string>) =>
  envDefines(readEnv(environment, { isDevelopment: false }));

it('leaves the document bare when nothing is configured', () => {
  expect(definesOf({})).toEqual({
    'import.meta.env.ADS': 'true',
    'import.meta.env.INSIGHT': 'true',
    'import.meta.env.LICENSE_KEY': '""',
    'import.meta.env.THIRD_PARTIES': 'undefined',
    'import.meta.env.FEEDBACK_URL': '""',
    'import.meta.env.WORKER_HOST': '"mui.com"',
  });
});

it('writes third parties as the text of an attribute', () => {
  const { 'import.meta.env.THIRD_PARTIES': source = '' } = definesOf({ DOCS_ANALYTICS_ID: 'G-1' });
  expect(JSON.parse(JSON.parse(source) as string)).toMatchObject({ analyticsId: 'G-1' });
});
