import type { Api, ApiMember } from '#model/api/Api.ts';
import type { ApiMessages } from '#pipeline/docs/messages.ts';
import { codeSpan, escapeMarkdown, markdownTable } from '#pipeline/text/markdownSyntax.ts';
import { shortType } from './shortType.ts';

/** Writes a table of all members of a kind that the API reference of a product lists. */
type WriteList = (pages: readonly Api[], messages: ApiMessages) => string;

/** Every event with the prop that listens to it and the first argument of its listeners. */
export const eventTable: WriteList = (pages, { cheatSheet, columns, plans }) => {
  const rows = pages.flatMap((page) =>
    page.kind === 'events'
      ? current(page.events).map((event) => [
          link(page, event),
          event.listenerProp === null ? cheatSheet.no : codeSpan(event.listenerProp),
          event.params ? codeSpan(shortType(event.params)) : cheatSheet.no,
          event.plan ? plans[event.plan] : '',
        ])
      : [],
  );
  return markdownTable(
    [columns.name ?? '', cheatSheet.prop, columns.params ?? '', cheatSheet.plan],
    rows,
  );
};

/** Every selector under its subject, with the type of its value and the arguments after the API object. */
export const selectorTable: WriteList = (pages, { cheatSheet, columns, plans }) => {
  const rows = pages.flatMap((page) =>
    page.kind === 'selectors'
      ? page.categories.flatMap(({ name, selectors }) => [
          [`**${escapeMarkdown(name)}**`, '', '', ''],
          ...current(selectors).map((selector) => [
            link(page, selector),
            codeSpan(shortType(selector.returns)),
            selector.extraParameters
              .map((extra) => codeSpan(`${extra.name}: ${shortType(extra.type)}`))
              .join(', '),
            selector.plan ? plans[selector.plan] : '',
          ]),
        ])
      : [],
  );
  return markdownTable(
    [columns.name ?? '', columns.returns ?? '', cheatSheet.arguments, cheatSheet.plan],
    rows,
  );
};

function current<Member extends ApiMember>(members: readonly Member[]): Member[] {
  return members.filter(({ deprecation }) => deprecation === null);
}

function link({ path }: Api, { name, rowId }: ApiMember): string {
  return `[${codeSpan(name)}](${path}#${rowId})`;
}
