import type { ComponentBlock, ProseBlock } from '#model/Block.ts';
import { languageHref } from '#model/DocsPath.ts';
import { findMessage, interpolate } from '#model/Messages.ts';
import type { Page } from '#model/Page.ts';
import { minorOf } from '#model/versions/compareVersions.ts';
import { versionsPath } from '#model/versions/versionFiles.ts';
import type { VersionRecord } from '#model/versions/VersionRecord.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { escapeHtml } from './inlineMarkdown.ts';

/**
 * Generates the form that compares two versions, and the list of packages; a late script compares
 * (`site/features/versions`), and without script the list leads to the reference.
 */
export async function versionCompareBlock(
  _block: ComponentBlock,
  { language }: Pick<Page, 'language'>,
  docs: Pick<Docs, 'config'>,
): Promise<ProseBlock> {
  const { config } = docs;
  const text = (key: string) =>
    findMessage(config.messages[language].late, `versions.${key}`) ?? '';
  const rows = config.apiScopes.flatMap(({ product, path, packages }) =>
    packages.flatMap((name) => {
      const record = config.versionRecords.find((each) => each.package === name);
      return record ? [{ record, product, href: languageHref(path, language) }] : [];
    }),
  );
  const options = rows.map(
    ({ record, product }) =>
      `<option value="${record.package}" data-product="${product}">${record.package}</option>`,
  );
  const [first] = rows;
  const minors = first ? first.record.versions.map(minorOf) : [];
  const lastMajor = minors.at(-1)?.split('.')[0] ?? '';
  const from = minors.findLast((minor) => !minor.startsWith(`${lastMajor}.`)) ?? minors[0] ?? '';
  const field = (name: 'from' | 'to', value: string) =>
    `<label>${escapeHtml(text(name))} <input name="${name}" value="${value}" list="known-versions" maxlength="20" inputmode="decimal" autocomplete="off" spellcheck="false" dir="ltr"></label>`;
  return Promise.resolve({
    kind: 'prose',
    html: [
      `<form class="version-form" action="${languageHref(versionsPath, language)}" data-version-form>`,
      `<label>${escapeHtml(text('package'))} <select name="package" dir="ltr">${options.join('')}</select></label>`,
      field('from', from),
      field('to', minors.at(-1) ?? ''),
      `<datalist id="known-versions">${minors.map((minor) => `<option>${minor}</option>`).join('')}</datalist>`,
      '</form>',
      '<div class="version-results" data-version-results></div>',
      `<h3 id="packages">${escapeHtml(text('packages'))}</h3>`,
      '<ul>',
      ...rows.map(
        ({ record, href }) =>
          `<li><a href="${href}"><code>${record.package}</code></a>: ${escapeHtml(coverage(record, text('coverage')))}</li>`,
      ),
      '</ul>',
    ].join(''),
    markdown: rows
      .map(
        ({ record, href }) =>
          `- [\`${record.package}\`](${config.origin}${href}): ${coverage(record, text('coverage'))}`,
      )
      .join('\n'),
    sections: [],
  });
}

function coverage({ versions, missing }: VersionRecord, pattern: string): string {
  return interpolate(pattern, {
    first: minorOf(versions[0] ?? ''),
    last: minorOf(versions.at(-1) ?? ''),
    count: String(versions.length),
    missing: String(missing.length),
  });
}
