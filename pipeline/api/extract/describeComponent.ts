import type { ts } from '#pipeline/api/typescript.ts';
import type { ApiClass, ApiSlot, ComponentApi } from '#model/api/Api.ts';
import type { ApiContext } from './ApiContext.ts';
import {
  componentProps,
  describeInheritance,
  describeRef,
  isOwnProperty,
} from './componentProps.ts';
import { describeClasses } from './describeClasses.ts';
import { exportBase } from './apiBase.ts';
import { describeProp, sortProps } from './describeProp.ts';
import type { PublicExport } from './listExports.ts';
import { communityName, planOfMember } from './planOfMember.ts';
import { rowId } from '#model/api/rowId.ts';
import type { Plan } from '#model/Plan.ts';
import { readJsDoc } from './readJsDoc.ts';
import { toDeprecation, toInlineDescription } from './toDescription.ts';

/** Props every component takes and no page lists. */
const unlisted = new Set(['ref', 'key']);

/** A component with everything that can be set on it. */
export function describeComponent(
  component: PublicExport,
  props: ts.Type,
  context: ApiContext,
): ComponentApi {
  const { checker } = context;
  const { name } = component;
  const properties = checker.getPropertiesOfType(props);
  const owner = {
    name,
    section: 'prop' as const,
    typeParameters: typeParametersOf(component.symbol, checker),
    planOf: planOfMember(name, (variant) => memberNames(propsOf(variant, context), context)),
  };
  const themeName = themeNameOf(name, context);
  const classes = describeClasses(
    name,
    memberType(props, 'classes', context),
    themeName ?? `Mui${communityName(name)}`,
    context,
  );
  const ref = describeRef(properties, context);
  const slots = memberType(props, 'slots', context);
  const planOfSlot = planOfMember(name, (variant) =>
    memberNames(memberType(propsOf(variant, context), 'slots', context), context),
  );
  return {
    ...exportBase(component, context),
    kind: 'component',
    props: sortProps(
      properties
        .filter((property) => isOwnProperty(property) && !unlisted.has(property.name))
        .flatMap((property) => describeProp(property, owner, context) ?? []),
    ),
    slots: slots ? describeSlots(name, slots, classes, planOfSlot, context) : [],
    classes,
    themeName,
    inheritance: describeInheritance(properties, ref),
    ref,
  };
}

function themeNameOf(name: string, { themeNames }: ApiContext): string | null {
  const candidates = [`Mui${name}`, `Mui${communityName(name)}`];
  return candidates.find((candidate) => themeNames.has(candidate)) ?? null;
}

function typeParametersOf(symbol: ts.Symbol, checker: ts.TypeChecker): Set<string> {
  const signature = checker.getTypeOfSymbol(symbol).getCallSignatures().at(-1);
  return new Set(signature?.getTypeParameters()?.map((parameter) => parameter.symbol.name));
}

function propsOf(variant: string, context: ApiContext): ts.Type | null {
  const found = context.exports.get(variant);
  return found ? componentProps(found.symbol, context.checker) : null;
}

function memberType(type: ts.Type | null, member: string, { checker }: ApiContext): ts.Type | null {
  const symbol = type && checker.getPropertyOfType(type, member);
  return symbol && isOwnProperty(symbol)
    ? checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
    : null;
}

function memberNames(type: ts.Type | null, { checker }: ApiContext): Set<string> | null {
  return type && new Set(checker.getPropertiesOfType(type).map(({ name }) => name));
}

/** The slots of a component, from the type of its `slots` prop. */
function describeSlots(
  owner: string,
  type: ts.Type,
  classes: readonly ApiClass[],
  planOf: (name: string) => Plan | null,
  context: ApiContext,
): ApiSlot[] {
  const { checker, findLink } = context;
  return checker
    .getPropertiesOfType(checker.getNonNullableType(type))
    .flatMap((symbol) => {
      const doc = readJsDoc(symbol, checker);
      return doc.isHidden
        ? []
        : [
            {
              name: symbol.name,
              rowId: rowId(owner, 'slot', symbol.name),
              description: toInlineDescription(doc.text, findLink),
              default: doc.default,
              className: classes.find((each) => each.name === symbol.name)?.className ?? null,
              deprecation: toDeprecation(doc.deprecation, findLink),
              plan: planOf(symbol.name),
              demos: [],
            },
          ];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
