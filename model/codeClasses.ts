/** What is used of the tags of `@lezer/highlight`; whoever has the package gives them, as model imports nothing. */
interface CodeTags<Tag> {
  keyword: Tag;
  definitionOperator: Tag;
  updateOperator: Tag;
  arithmeticOperator: Tag;
  logicOperator: Tag;
  bitwiseOperator: Tag;
  compareOperator: Tag;
  string: Tag;
  regexp: Tag;
  attributeValue: Tag;
  comment: Tag;
  literal: Tag;
  unit: Tag;
  null: Tag;
  atom: Tag;
  self: Tag;
  tagName: Tag;
  typeName: Tag;
  className: Tag;
  variableName: Tag;
  propertyName: Tag;
  attributeName: Tag;
  punctuation: Tag;
  function: (tag: Tag) => Tag;
}

interface ClassOfTags<Tag> {
  tag: Tag[];
  class: string;
}

/**
 * One class for each kind of token, the same on pages and in the editor: code keeps its colors when a reader begins to
 * edit it. What is not named, such as a variable or a bracket, has the color of text.
 */
export function codeClasses<Tag>(tags: CodeTags<Tag>): ClassOfTags<Tag>[] {
  const called = [tags.function(tags.variableName), tags.function(tags.propertyName)];
  const arrow = tags.function(tags.punctuation);
  // Not all operators: to the grammar the dot of `React.useState` is one, too.
  const operators = [
    tags.definitionOperator,
    tags.updateOperator,
    tags.arithmeticOperator,
    tags.logicOperator,
    tags.bitwiseOperator,
    tags.compareOperator,
    arrow,
  ];
  return [
    { tag: [tags.keyword, ...operators], class: 'tk' },
    { tag: [tags.string, tags.regexp, tags.attributeValue], class: 'ts' },
    { tag: [tags.comment], class: 'tc' },
    { tag: [tags.literal, tags.unit, tags.null, tags.atom, tags.self], class: 'tn' },
    { tag: [tags.tagName, tags.typeName, tags.className], class: 'tn' },
    { tag: [...called, tags.attributeName], class: 'tf' },
  ];
}

/** Calls that name their types, as in `useState<string>('')`, are calls like others; the grammar leaves them out. */
export function typedCallTags<Tag>(
  tags: Pick<CodeTags<Tag>, 'variableName' | 'propertyName' | 'function'>,
): Record<string, Tag> {
  const call = 'CallExpression/InstantiationExpression';
  return {
    [`${call}/VariableName`]: tags.function(tags.variableName),
    [`${call}/MemberExpression/PropertyName`]: tags.function(tags.propertyName),
  };
}
