import type ts from 'typescript';
import type { ComponentApi } from '#model/api/ComponentApi.ts';
import type { ApiContext } from './ApiContext.ts';
import { componentProps, isOwnProperty } from './componentProps.ts';
import { classPrefix, describeClasses } from './describeClasses.ts';
import { describeExportBase } from './describeExportBase.ts';
import { describeInheritance, describeRef } from './describeInheritance.ts';
import { describeProp, sortProps } from './describeProp.ts';
import { describeSlots } from './describeSlots.ts';
import type { PublicExport } from './listExports.ts';
import { communityName, planOfMember } from './planOfMember.ts';

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
  const classes = classesOf(name, props, themeName, context);
  const ref = describeRef(properties, context);
  const slots = memberType(props, 'slots', context);
  const planOfSlot = planOfMember(name, (variant) =>
    memberNames(memberType(propsOf(variant, context), 'slots', context), context),
  );
  return {
    ...describeExportBase(component, context),
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

function classesOf(
  name: string,
  props: ts.Type,
  themeName: string | null,
  context: ApiContext,
): ComponentApi['classes'] {
  const camelName = name.charAt(0).toLowerCase() + name.slice(1);
  const exported = context.exports.get(`${camelName}Classes`);
  const type =
    memberType(props, 'classes', context) ??
    (exported && context.checker.getTypeOfSymbol(exported.symbol));
  if (!type) {
    return [];
  }
  const prefix =
    classPrefix(classObject(type, exported, context)) ?? themeName ?? `Mui${communityName(name)}`;
  return describeClasses(name, type, prefix, context);
}

/**
 * The exported object that holds class names of this type. The one named after the component may be of another:
 * `chartsAxisClasses` are those of the radar's axis.
 */
function classObject(
  type: ts.Type,
  named: PublicExport | undefined,
  { checker, exports }: ApiContext,
): PublicExport | undefined {
  const full = checker.getNonNullableType(type);
  const wanted = (full.aliasTypeArguments?.[0] ?? full).symbol;
  const isOfType = ({ symbol }: PublicExport) => checker.getTypeOfSymbol(symbol).symbol === wanted;
  if (named && isOfType(named)) {
    return named;
  }
  const found = [...exports.values()].find(
    (each) => /^[a-z]\w*Classes$/.test(each.name) && isOfType(each),
  );
  return found ?? named;
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
