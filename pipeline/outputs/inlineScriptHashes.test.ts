import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineScriptHashes } from './inlineScriptHashes.ts';

const hash = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`;

it('hashes what browsers run, byte for byte, each once', () => {
  const html = [
    '<script>a()</script>',
    '<script type="module" async="">import "/b.js";\n</script>',
    '<script>a()</script>',
    '<script>字</script>',
  ].join('<p>text</p>');
  expect(inlineScriptHashes(html)).toEqual([hash('a()'), hash('import "/b.js";\n'), hash('字')]);
});

it('passes over files and data', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{}</script>' +
    '<script type="application/json" id="data">[]</script>';
  expect(inlineScriptHashes(html)).toEqual([]);
});
