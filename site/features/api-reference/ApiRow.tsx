import type { ReactNode } from 'react';
import type { ApiDemoLink } from '#model/api/ApiDemoLink.ts';
import type { ApiSignature } from '#model/api/ApiSignature.ts';
import type { Plan } from '#model/NavEntry.ts';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { useLocalHtml, useTypesLanguage } from './ApiContext.tsx';
import { DemoLinks } from './DemoLinks.tsx';
import { SignatureList } from './SignatureList.tsx';
import { Tags } from './Tags.tsx';

/** One row of a section, whatever it describes. */
export interface ApiRowData {
  id: string;
  name: string;
  isRequired?: boolean;
  /** Cells between the name and the description. */
  cells: ReactNode[];
  plan: Plan | null;
  /** Inline HTML; null when it is not deprecated. */
  deprecationHtml: string | null;
  descriptionHtml: string;
  signature?: ApiSignature | null;
  demos?: ApiDemoLink[];
  /** A last line under the description. */
  note?: ReactNode;
}

/**
 * A row that can be linked to. Its details carry `data-fold`, which becomes `hidden="until-found"`: the collapsed view
 * leaves it in force, so that the browser's own search opens the row; the other views overrule it by style.
 */
export function ApiRow({ row }: { row: ApiRowData }) {
  const text = useStrings();
  const { id, name, cells, plan, deprecationHtml, isRequired = false } = row;
  const isDeprecated = deprecationHtml !== null;
  return (
    <tr id={id}>
      <th scope="row">
        <code>{isDeprecated ? <s>{breakable(name)}</s> : breakable(name)}</code>
        <Tags plan={plan} isRequired={isRequired} isDeprecated={isDeprecated} />
        <a href={`#${id}`} aria-label={text('linkTo', { name })} />
      </th>
      {cells.map((cell, index) => (
        // Columns never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index}>{cell}</td>
      ))}
      <td>
        <div data-fold="">
          <RowDetails row={row} />
        </div>
      </td>
    </tr>
  );
}

function RowDetails({ row }: { row: ApiRowData }) {
  const localHtml = useLocalHtml();
  const typesLanguage = useTypesLanguage();
  const { deprecationHtml, descriptionHtml, signature, demos = [], note } = row;
  return (
    <>
      {deprecationHtml && (
        <p
          className="api-deprecated"
          {...typesLanguage}
          dangerouslySetInnerHTML={localHtml(deprecationHtml)}
        />
      )}
      {descriptionHtml && (
        <div {...typesLanguage} dangerouslySetInnerHTML={localHtml(descriptionHtml)} />
      )}
      {signature && <SignatureList signature={signature} />}
      {note && <p>{note}</p>}
      <DemoLinks links={demos} />
    </>
  );
}

/** Lets a long name break between its words. */
function breakable(name: string): ReactNode {
  if (name.length < 20) {
    return name;
  }
  const words = name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=-)(?=\w)/);
  return words.map((word, index) => [index > 0 && <wbr key={word} />, word]);
}
