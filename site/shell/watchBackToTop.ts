/** How far a reader scrolls before the button is of use. */
const threshold = 200;

/** Shows the button that returns to the top once the reader has scrolled, and makes it work. */
export function watchBackToTop(): void {
  const button = document.getElementById('back-to-top');
  if (!button) {
    return;
  }
  const update = () => {
    button.hidden = scrollY <= threshold;
  };
  update();
  addEventListener('scroll', update, { passive: true });
  button.addEventListener('click', () => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    document.getElementById('main-content')?.focus({ preventScroll: true });
  });
}
