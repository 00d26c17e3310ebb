/** Moves the focus to the first field of a form that has a problem; says whether there was one. */
export function focusFirstWrong(form: HTMLFormElement, problems: object): boolean {
  const wrong = Object.entries(problems).find(([, problem]) => problem !== '');
  const field = wrong && form.elements.namedItem(wrong[0]);
  if (field instanceof HTMLElement) {
    field.focus();
  }
  return wrong !== undefined;
}
