import type { Element, ElementContent } from 'hast';
import type { ProseStrings } from './ParseContext.ts';

interface CodeBlockParts {
  code: ElementContent[];
  language: string;
  title: string | null;
  strings: ProseStrings;
}

/** The frame around highlighted code; the copy button works by delegation, see `site/features/code-block`. */
export function codeBlock({ code, language, title, strings }: CodeBlockParts): Element {
  const pre = element('pre', { tabIndex: 0, dir: 'ltr' }, [
    element('code', { className: [`language-${language}`] }, code),
  ]);
  const button = element(
    'button',
    {
      type: 'button',
      className: ['MuiCode-copy'],
      ariaLabel: strings.copyCode,
      dataCopied: strings.copied,
      dataGaEventCategory: 'code',
      dataGaEventAction: 'copy-click',
    },
    [
      element('span', { className: ['MuiCode-copyLabel'] }, [
        { type: 'text', value: strings.copy },
      ]),
      element('span', { className: ['MuiCode-copyKeypress'] }, []),
    ],
  );
  const heading = title
    ? [element('div', { className: ['MuiCode-title'] }, [{ type: 'text', value: title }])]
    : [];
  return element('div', { className: ['MuiCode-root'] }, [...heading, pre, button]);
}

/** Shorthand for an element node. */
export function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}
