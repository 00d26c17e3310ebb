let isAsked = false;

/** Loads the icon font once, however many ask; a style sheet a script adds never holds the page back. */
export function loadIconFont(address: string): void {
  if (address === '' || isAsked) {
    return;
  }
  isAsked = true;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}
