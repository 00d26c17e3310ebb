import { staticHostHeaders } from '#model/headerRules.ts';
import { redirectRows, type RenamedPages } from '#model/redirectRules.ts';

/** The redirects as static hosts read them from `_redirects`. */
export function redirectsFile(renamedPages: RenamedPages): string {
  return redirectRows(renamedPages)
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');
}

/** The response headers as static hosts read them from `_headers`. */
export function headersFile(): string {
  return staticHostHeaders()
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}
