import { use } from 'react';
import type { ApiCell, ApiRow as Row } from '#model/api/apiRows.ts';
import { rowFacets } from '#model/api/rowFacets.ts';
import { typeTextToString } from '#model/api/TypeText.ts';
import { sinceText } from '#model/versions/itemLife.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { ApiContext, DescriptionHtml } from './ApiContext.tsx';
import { DemoLinks } from './DemoLinks.tsx';
import { RichMessage } from './RichMessage.tsx';
import { RowNote } from './RowNote.tsx';
import { isFolded, type RowParts, rowParts } from './rowParts.ts';
import { PlanTag, Tags } from './Tags.tsx';
import { TypeCode } from './TypeCode.tsx';

/**
 * A row that can be linked to: a line with the name, the type and what it is for, which opens for the rest. A row whose
 * line says everything is nothing but that line. There are hundreds on a page, so that every element counts.
 */
export function ApiRow({ row }: { row: Row }) {
  const t = useMessages('api');
  const later = useLater(row);
  const parts = rowParts(row);
  const { id, label, deprecation } = row;
  const facets = rowFacets(row).join(' ') || undefined;
  const since = row.since?.version;
  if (!isFolded(row)) {
    return (
      <div id={id} data-facets={facets} data-since={since}>
        <LinkedName row={row} />
        <Values row={row} parts={parts} />
        <FlatText html={parts.text} />
      </div>
    );
  }
  return (
    <details id={id} data-facets={facets} data-since={since}>
      <summary>
        <code {...later}>
          <Name row={row} />
          <RowTags row={row} isInSummary />
        </code>
        <Values row={row} parts={parts} />
        <Text html={parts.text} isCut={parts.isCut.text} />
      </summary>
      <a href={`#${id}`} aria-label={t('linkTo', { name: label })} />
      {parts.fullType && <TypeCode type={parts.fullType} />}
      {parts.fullDefault !== null && <DefaultSentence value={parts.fullDefault} />}
      {deprecation?.html && (
        <DescriptionHtml as="p" className="api-deprecated" description={deprecation} />
      )}
      {parts.isCut.text && <DescriptionHtml as="div" description={row.description} />}
      {parts.hasNote && <RowNote note={row.note} />}
      {row.snippet !== null && <pre dir="ltr">{row.snippet}</pre>}
      {row.plan && (
        <p className="api-aside">
          <RichMessage text={t('needsPlan')} values={{ plan: <PlanTag plan={row.plan} /> }} />
        </p>
      )}
      <DemoLinks links={row.demos} />
    </details>
  );
}

/**
 * Since when a row exists, where the labeled version lacks it. Attributes that the style sheet shows after the name,
 * because an element per row would be hundreds; readers of an earlier version get all rows marked (`markRows`).
 */
function useLater({ since }: Row): { 'data-later'?: string; 'data-missing'?: string } {
  const t = useMessages('api');
  const { docsVersion } = use(ApiContext);
  return since?.labeled === 'no'
    ? {
        'data-later': t('since', { version: sinceText(since) }),
        'data-missing': t('notLabeled', { version: docsVersion }),
      }
    : {};
}

/** The name as a link to its own row; tags are links themselves. */
function LinkedName({ row }: { row: Row }) {
  const later = useLater(row);
  const link = (
    <a href={`#${row.id}`} {...later}>
      <Name row={row} />
    </a>
  );
  return isTagged(row) ? (
    <code>
      {link}
      <RowTags row={row} isInSummary={false} />
    </code>
  ) : (
    link
  );
}

/** The rule name of a class is the end of its name. */
function Name({ row: { kind, name, label, deprecation } }: { row: Row }) {
  const isRule = kind === 'class' && label.endsWith(`-${name}`);
  const text = isRule ? (
    <>
      {label.slice(0, -name.length)}
      <b>{name}</b>
    </>
  ) : (
    label
  );
  return deprecation === null ? text : <s>{text}</s>;
}

function isTagged({ plan, deprecation, required, cells }: Row): boolean {
  return plan !== null || deprecation !== null || required || cells[0]?.kind === 'global';
}

function RowTags({ row, isInSummary }: { row: Row; isInSummary: boolean }) {
  const { plan, deprecation, required, cells } = row;
  const t = useMessages('api');
  return (
    <>
      {cells[0]?.kind === 'global' && <span className="tag">{t('global')}</span>}
      <Tags
        plan={plan}
        isRequired={required}
        isDeprecated={deprecation !== null}
        isInSummary={isInSummary}
      />
    </>
  );
}

/** The values after the name; the first has its place even when it is missing. */
function Values({ row: { kind, cells }, parts }: { row: Row; parts: RowParts }) {
  const t = useMessages('api');
  const shown = kind === 'class' ? [] : cells;
  return shown.map((cell, index) => {
    const text = index === 0 && parts.type !== null ? parts.type : cellText(cell, t);
    const isCut = index === 0 ? parts.isCut.type : text !== null && text === parts.fullDefault;
    return text === null && index > 0 ? null : (
      // Cells of a row never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <code key={index} data-cut={isCut ? '' : undefined}>
        {text}
      </code>
    );
  });
}

function cellText(cell: ApiCell, t: ReturnType<typeof useMessages<'api'>>): string | null {
  switch (cell?.kind) {
    case 'type':
      return typeTextToString(cell.type);
    case 'code':
      return cell.code;
    case 'what':
      return t(`what.${cell.what}`);
    case 'global':
    case undefined:
      return null;
  }
}

function Text({ html, isCut }: { html: string; isCut: boolean }) {
  const { language } = use(ApiContext);
  return (
    <span
      data-cut={isCut ? '' : undefined}
      lang={language === 'en' ? undefined : 'en'}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** A text that is never cut needs an element only for markup or another language. */
function FlatText({ html }: { html: string }) {
  const { language } = use(ApiContext);
  return language === 'en' && !/[<&]/.test(html) ? html : <Text html={html} isCut={false} />;
}

/** A default that no short value expresses: a sentence with code in it, or a function. */
function DefaultSentence({ value }: { value: string }) {
  const t = useMessages('api');
  const isSentence = / \w+ \w+ /.test(value) && !/=>/.test(value);
  return (
    <p>
      {t('columns.default')}:{' '}
      {isSentence ? (
        value
          .split(/`([^`]+)`/)
          .map((piece, index) => (index % 2 === 0 ? piece : <code key={piece}>{piece}</code>))
      ) : (
        <code>{value}</code>
      )}
    </p>
  );
}
