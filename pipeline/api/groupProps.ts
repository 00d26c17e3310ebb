import type { Api } from '#model/api/Api.ts';
import { type PropGroup, propGroupOf, type PropGroupRules } from '#model/api/PropGroup.ts';

/** Fewer props are found at a glance. */
const fewestGrouped = 24;

/** Whether the props of a page are sorted by subject: those of the long components that the library presents. */
export function hasPropGroups(api: Api): boolean {
  return api.kind === 'component' && api.featured && api.props.length >= fewestGrouped;
}

/** Tells each prop of a long page its subject; what would be alone in a group is an advanced prop. */
export function groupProps(api: Api, rules: PropGroupRules): Api {
  if (api.kind !== 'component' || !hasPropGroups(api)) {
    return api;
  }
  const subjects = api.props.map(({ name }) => propGroupOf(name, rules) ?? 'advanced');
  const isAlone = (group: PropGroup) => subjects.filter((other) => other === group).length === 1;
  const props = api.props.map((prop, index) => {
    const subject = subjects[index] ?? 'advanced';
    return { ...prop, group: isAlone(subject) ? 'advanced' : subject };
  });
  return { ...api, props };
}
