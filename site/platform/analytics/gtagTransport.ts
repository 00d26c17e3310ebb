import { gtagCommand } from './gtagCommand.ts';
import type { Transport } from './track.ts';

/** Loads the analytics script and hands it events through `dataLayer`; page views are ours to send. */
export function gtagTransport({ id, script }: { id: string; script: string }): Transport {
  const dataLayer: unknown[] = [];
  Reflect.set(window, 'dataLayer', dataLayer);

  // The script tells commands from other data by their being `arguments`, not an array.
  function gtag(..._command: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });

  const element = document.createElement('script');
  element.async = true;
  element.src = `${script}${script.includes('?') ? '&' : '?'}id=${encodeURIComponent(id)}`;
  document.head.append(element);
  return (event) => gtag(...gtagCommand(event));
}
