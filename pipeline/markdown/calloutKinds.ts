/** A kind of callout. */
interface CalloutStyle {
  /** GitHub alert that represents it in exported Markdown. */
  alert: 'NOTE' | 'TIP' | 'WARNING' | 'CAUTION' | 'IMPORTANT';
  /** Its look in `prose.css`. */
  tone: 'info' | 'success' | 'warning' | 'error';
}

/** The kinds of callouts (`:::info`); the name of each is a message below `prose.callouts`. */
export const calloutKinds = {
  info: { alert: 'NOTE', tone: 'info' },
  success: { alert: 'TIP', tone: 'success' },
  warning: { alert: 'WARNING', tone: 'warning' },
  error: { alert: 'CAUTION', tone: 'error' },
} as const satisfies Record<string, CalloutStyle>;

/** Name of a kind of callout. */
export type CalloutKind = keyof typeof calloutKinds;

/** Whether a container directive is a callout. */
export function isCalloutKind(name: string): name is CalloutKind {
  return Object.hasOwn(calloutKinds, name);
}
