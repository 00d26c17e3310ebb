/** A form that hands a project to another site. */
export interface SandboxForm {
  action: string;
  fields: [name: string, value: string][];
}
