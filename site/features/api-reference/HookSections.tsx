import type { HookApi } from '#model/api/HookApi.ts';
import { useLocalHtml, useTypesLanguage } from './ApiContext.tsx';
import { PropertySection } from './PropertySection.tsx';
import { parameterRows } from './rowsOf.tsx';
import { RowSection } from './RowSection.tsx';
import { TextSection } from './TextSection.tsx';
import { TypeCode } from './TypeCode.tsx';

/** Parameters and return value of a hook. */
export function HookSections({ api }: { api: HookApi }) {
  const localHtml = useLocalHtml();
  const typesLanguage = useTypesLanguage();
  const { name, product, parameters, parameterProperties, returns, returnProperties } = api;
  return (
    <>
      {parameters.length > 0 && (
        <RowSection
          section="parameters"
          product={product}
          columns={['type']}
          rows={parameterRows(name, parameters)}
        />
      )}
      {parameterProperties.length > 0 && (
        <PropertySection
          section="parameterProperties"
          properties={parameterProperties}
          product={product}
        />
      )}
      {returnProperties.length > 0 ? (
        <PropertySection section="returnValue" properties={returnProperties} product={product} />
      ) : (
        <TextSection section="returnValue">
          <p className="api-type">
            <TypeCode type={returns.type} />
          </p>
          {returns.descriptionHtml && (
            <p {...typesLanguage} dangerouslySetInnerHTML={localHtml(returns.descriptionHtml)} />
          )}
        </TextSection>
      )}
    </>
  );
}
