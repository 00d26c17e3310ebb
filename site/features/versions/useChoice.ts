import { useEffect, useState } from 'react';

/** What the form says. */
export interface VersionChoice {
  package: string;
  /** Folder of the product of the package. */
  product: string;
  from: string;
  to: string;
}

/** Follows the form, and keeps the address in step with it. */
export function useChoice(form: HTMLFormElement): VersionChoice {
  const [choice, setChoice] = useState(() => readChoice(form));
  useEffect(() => {
    const read = () => setChoice(readChoice(form));
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, [form]);

  useEffect(() => {
    const url = new URL(location.href);
    for (const name of ['package', 'from', 'to'] as const) {
      url.searchParams.set(name, choice[name]);
    }
    const search = url.search.replaceAll('%2F', '/').replaceAll('%40', '@');
    if (search !== location.search) {
      history.replaceState(history.state, '', url.pathname + search + url.hash);
    }
  }, [choice]);
  return choice;
}

function readChoice(form: HTMLFormElement): VersionChoice {
  const select = form.elements.namedItem('package') as HTMLSelectElement;
  const entered = (name: string) =>
    (form.elements.namedItem(name) as HTMLInputElement).value.trim().replace(/^v/i, '');
  return {
    package: select.value,
    product: select.selectedOptions[0]?.dataset.product ?? '',
    from: entered('from'),
    to: entered('to'),
  };
}
