/** Colors may be mixed from tokens (`color-mix`), not written. */
const colorFunctions = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)$/;

const radius = String.raw`(?:var\(--radius-[a-z]+\)|inherit|0)`;

/** A ring or a bar in a token's color, without blur: drawn with `box-shadow`, but not a shadow. */
const line = String.raw`(?:-?\d+(?:px)? ){2}(?:0 \d+px )?var\(--color-[a-z-]+\)`;

/** The conventions at the top of `site/ui/tokens.css`. @type {import('stylelint').Config} */
export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  // Where the tokens are declared: a misspelled one is an error.
  referenceFiles: ['site/ui/*.css', 'public/static/styles/highlight.css'],
  rules: {
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': [colorFunctions],
    'declaration-property-value-allowed-list': {
      '/radius$/': [new RegExp(`^${radius}(?: ${radius}){0,3}$`)],
      'box-shadow': [/^var\(--shadow-[a-z]+\)$/, new RegExp(`^${line}(?:,\\s*${line})*$`)],
      'text-shadow': [/^none$/],
    },
    'no-unknown-custom-properties': true,
    // Wherever something is inserted, the browser would search the whole page, and compute the style of every such element
    // again (decision 035). The root says in `data-has` what a page has.
    'selector-disallowed-list': [
      /:has\(.*\)[^,]*\s(?:a|\.button)\b/,
      /(?:^|[\s(])(?::root|html|body|main)(?::not\()?:has\((?!>)/,
    ],
    // `overflow-inline` and `overflow-block` are missing in browsers we support, and overflow is the same mirrored.
    'property-layout-mappings': ['flow-relative', { ignoreProperties: [/^overflow-[xy]$/] }],
    'declaration-property-value-disallowed-list': { 'text-align': ['left', 'right'] },
  },
  overrides: [
    {
      // The declarations themselves. Code has its own file, whose address other sites may link.
      files: ['site/ui/tokens.css', 'public/static/styles/highlight.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
    {
      // Comes after the first paint: a rule for more than tokens of code would restyle the whole page.
      files: ['public/static/styles/highlight.css'],
      rules: { 'selector-disallowed-list': [/^(?!\.t[a-z]$)/] },
    },
  ],
};
