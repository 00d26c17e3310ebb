import { syntaxHighlighting } from '@codemirror/language';
import { tagHighlighter, tags } from '@lezer/highlight';

/** The classes of the site's own highlighting, so that code does not change its colours when it is edited. */
const siteClasses = tagHighlighter([
  { tag: tags.keyword, class: 'tk' },
  { tag: [tags.operator, tags.definitionOperator, tags.updateOperator], class: 'tk' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: 'ts' },
  { tag: tags.comment, class: 'tc' },
  { tag: [tags.number, tags.bool, tags.null, tags.self, tags.atom], class: 'tn' },
  { tag: [tags.tagName, tags.typeName, tags.className], class: 'tn' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.attributeName],
    class: 'tf',
  },
  { tag: [tags.punctuation, tags.bracket, tags.angleBracket], class: 'tu' },
]);

/** Colours of code in the editor, light and dark, from `/static/styles/highlight.css`. */
export const editorHighlighting = syntaxHighlighting(siteClasses);
