/** The logo of the site; `icon.svg` is the same drawing as a file. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <rect x="2" y="2" width="28" height="28" rx="8" fill="var(--color-accent)" />
      <path
        d="M9 9l6.2 7L9 23M23 9l-6.2 7L23 23"
        stroke="var(--color-on-accent)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
