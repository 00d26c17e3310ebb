import { docs } from 'virtual:docs/server';
import type { DocumentAssets, DocumentStyles } from '#model/DocumentAssets.ts';
import type { Language } from '#model/Language.ts';
import { interpolate } from '#model/Messages.ts';
import { script as copyScript } from '#site/features/code-block/watchCopyButtons.ts?script';
import { themeColors, thirdPartiesJson } from '#site/platform/env.ts';
import { attributesHtml } from '#site/platform/head/HeadTag.ts';
import { languageTag } from '#site/platform/i18n/documentLanguage.ts';
import { script as scrollScript } from '#site/platform/i18n/restoreScroll.ts?script';
import { script as clickScript } from '#site/platform/islands/recordClicks.ts?script';
import { script as prePaintScript } from '#site/platform/settings/prePaint.ts?script';
import { script as fontScript } from '#site/ui/chooseFonts.ts?script';
import { fontPreloads } from '#site/ui/fonts.ts';

interface DocumentParts {
  language: Language;
  /** Tags about the page. */
  head: string;
  body: string;
  /** What the page has (`pageTraits`). */
  traits: string;
  assets: DocumentAssets;
}

/** The document around a page. */
export function documentHtml({ language, head, body, traits, assets }: DocumentParts): string {
  const root = attributesHtml({
    lang: languageTag(language),
    dir: 'ltr',
    'data-has': traits,
    'data-third-parties': thirdPartiesJson,
  });
  return [
    `<!DOCTYPE html><html${root}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(['light', 'dark'] as const).map(
      (mode) =>
        `<meta name="theme-color" content="${themeColors[mode]}" media="(prefers-color-scheme: ${mode})" data-mode="${mode}">`,
    ),
    stylesHtml(assets.styles),
    head,
    `<script data-fonts="${fontPreloads.join(' ')}">${fontScript}</script>`,
    `<noscript>${fontPreloads.map(fontPreload).join('')}</noscript>`,
    ...assets.preloads.map(
      (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`,
    ),
    `<script type="module" src="${assets.script}" fetchpriority="low"></script>`,
    '<link rel="icon" href="/static/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/static/apple-touch-icon.png">',
    '<link rel="manifest" href="/static/manifest.webmanifest">',
    `</head><body${attributesHtml({ style: copyShortcuts(language) })}><script>${prePaintScript}</script>`,
    body,
    // At the end, where it holds nothing up: it only colors code (S7.9).
    '<link rel="stylesheet" href="/static/styles/highlight.css">',
    `<script>${scrollScript}${clickScript}${copyScript}</script></body></html>`,
  ].join('');
}

function fontPreload(href: string): string {
  return `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous">`;
}

function stylesHtml(styles: DocumentStyles): string {
  return styles.kind === 'inline'
    ? `<style>${styles.css}</style>`
    : styles.hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
}

/** The texts of `codeBlock.css`, as custom properties: in the HTML of each piece of code they would be repeated. */
function copyShortcuts(language: Language): string {
  const { copyShortcut } = docs.config.messages[language].prose;
  const quoted = (keys: string) => JSON.stringify(interpolate(copyShortcut, { keys }));
  return `--copy-shortcut:${quoted('Ctrl + C')};--copy-shortcut-mac:${quoted('⌘C')}`;
}
