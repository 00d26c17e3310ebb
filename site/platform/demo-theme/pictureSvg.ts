import { pictureSize } from '#model/ChartExample.ts';

/** A snapshot of a demo with everything that its look depends on. */
export interface PictureSource {
  html: string;
  css: string;
  /** Definitions of the theme's variables in each mode: `--mui-palette-text-primary:#000`. */
  variables: Record<'light' | 'dark', string>;
  /** Height of the demo in CSS pixels; null where it is not known. */
  height: number | null;
}

/** Fonts of a page do not reach a picture; this is the one the site shows until its own is there, at the same widths. */
const fontFace =
  "@font-face{font-family:Inter;src:local('Inter'),local('Arial'),local('Liberation Sans'),local('Helvetica Neue');size-adjust:107.12%;ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%}";

/** A snapshot as an image that stands alone: HTML and styles in an SVG, in both modes. */
export function pictureSvg({ html, css, variables, height }: PictureSource): string {
  const { width, maxHeight } = pictureSize;
  const shown = Math.min(Math.ceil(height ?? maxHeight), maxHeight);
  const style = [
    fontFace,
    `:root{${variables.light}}`,
    // To an image this is the `color-scheme` of its element, or that of the system in browsers that do not pass it on.
    `@media (prefers-color-scheme:dark){:root{${variables.dark}}}`,
    // Its own background keeps it readable where the two differ.
    ':root{background:var(--mui-palette-background-default)}',
    'body{margin:0;font:16px/1.5 Inter,sans-serif;color:var(--mui-palette-text-primary)}',
    '*,*::before,*::after{box-sizing:border-box}',
    withoutScreens(css),
  ].join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${shown}" viewBox="0 0 ${width} ${shown}">`,
    `<style>${escapeText(style)}</style>`,
    `<foreignObject width="${width}" height="${shown}"><body xmlns="http://www.w3.org/1999/xhtml">${toXml(html)}</body></foreignObject></svg>`,
  ].join('');
}

/** To an image the screen is as small as itself; the snapshot was made for one that every such rule matches. */
function withoutScreens(css: string): string {
  return css.replace(/@media \(min-width:\s*[\d.]+px\)\s*\{((?:[^{}]*\{[^{}]*\})*)\}/g, '$1');
}

const startTag = /<([\w-]+)((?:\s+[^\s=>"/]+="[^"]*")*)\s*>/g;
const voidElement = /^(?:area|br|col|hr|img|input|source|wbr)$/;

/** HTML knows by their names where these belong; XML has to be told. */
const namespaces: Record<string, string> = {
  svg: 'http://www.w3.org/2000/svg',
  div: 'http://www.w3.org/1999/xhtml',
};

/** Serialized HTML as XML: void elements are closed, and there is no named character but those of XML. */
function toXml(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(startTag, (_tag, name: string, attributes: string) => {
      const escaped = attributes
        .replace(/\sxmlns="[^"]*"/g, '')
        .replace(/"[^"]*"/g, (value) => value.replaceAll('<', '&lt;'));
      const namespace = namespaces[name] ? ` xmlns="${namespaces[name]}"` : '';
      return `<${name}${namespace}${escaped}${voidElement.test(name) ? '/' : ''}>`;
    })
    .replaceAll('&nbsp;', '\u00a0');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
