import dayjs from 'dayjs';

/** Nights with the most meteors in 2025. */
export const meteorNights = [
  { label: 'Lyrids', night: '2025-04-22' },
  { label: 'Perseids', night: '2025-08-12' },
  { label: 'Orionids', night: '2025-10-21' },
  { label: 'Leonids', night: '2025-11-17' },
  { label: 'Geminids', night: '2025-12-14' },
];

/** The same nights as shortcuts of a Date Picker. */
export const meteorShortcuts = meteorNights.map(({ label, night }) => ({
  label,
  getValue: () => dayjs(night),
}));
