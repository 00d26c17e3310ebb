import type { Api } from './Api.ts';

/** Rows a component may have and still be read beside a guide as a whole. */
const readableRows = 120;

/** What a guide's tab shows of a component or a hook. */
export interface GuideApi {
  api: Api;
  /** Number of props the whole page has; null when nothing was left out. */
  wholeCount: number | null;
}

/** Of a very long component only the props a guide's demos use, because the guide is about those. */
export function selectRowsForGuide(api: Api, guide: string): GuideApi {
  if (
    api.kind !== 'component' ||
    api.props.length + api.slots.length + api.classes.length <= readableRows
  ) {
    return { api, wholeCount: null };
  }
  const props = api.props.filter(({ demos }) => demos.some(({ path }) => path === guide));
  return { api: { ...api, props, slots: [], classes: [] }, wholeCount: api.props.length };
}
