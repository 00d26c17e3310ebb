/** How long the button shows the result, in milliseconds. */
const saidFor = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Copies the current page as Markdown, and reports the result on the button and to screen readers. */
export async function copyPage(button: HTMLElement): Promise<void> {
  const { copyPage: address = '', copied = '', failed = '' } = button.dataset;
  const isCopied = await write(fetchText(address)).then(
    () => true,
    () => false,
  );
  say(button, isCopied ? copied : failed, isCopied);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return response.text();
}

/** The text may still be on its way: Safari allows to write only what is promised within the click itself. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    return navigator.clipboard.writeText(await text);
  }
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

function say(button: HTMLElement, message: string, isCopied: boolean): void {
  const label = button.querySelector('span');
  const status = button.parentElement?.querySelector('[role="status"]');
  if (!label || !status) {
    return;
  }
  button.dataset.label ??= label.textContent;
  label.textContent = message;
  status.textContent = message;
  button.toggleAttribute('data-done', isCopied);
  clearTimeout(timers.get(button));
  timers.set(
    button,
    setTimeout(() => {
      label.textContent = button.dataset.label ?? '';
      status.textContent = '';
      button.removeAttribute('data-done');
    }, saidFor),
  );
}
