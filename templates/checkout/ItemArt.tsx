import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Item } from './cart';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
} as const;

const drawings: Record<Item['id'], ReactNode> = {
  kite: (
    <>
      <path d="M34 10 46 26 32 44 20 24z" fill="currentColor" opacity="0.35" />
      <path d="M34 10 46 26 32 44 20 24zM34 10l-2 34M20 24l26 2" {...line} strokeLinejoin="round" />
      <path d="M32 44c-2 5-8 3-9 7s-7 2-8 5" {...line} />
    </>
  ),
  vane: (
    <>
      <path d="M32 40v18M22 58h20M14 40h36M50 40l-5-3.5M50 40l-5 3.5M18 36v8" {...line} />
      <path
        d="M22 32c0-7 6-11 12-10 3 .4 4-2 3-5-1-4 1-7 5-7l7 3-6 1c-2 1-1 4-.5 7C43.5 29 37 33 22 32z"
        fill="currentColor"
        opacity="0.85"
      />
      <path d="M31 32v8M35 31v9" {...line} />
    </>
  ),
  chime: (
    <>
      <path d="M14 22 32 10l18 12z" fill="currentColor" opacity="0.35" />
      <path d="M14 22h36L32 10zM32 10V6" {...line} strokeLinejoin="round" />
      <path d="M18 22v22M25 22v28M32 22v34M39 22v28M46 22v22" {...line} strokeWidth="3.5" />
    </>
  ),
};

/** A small drawing of an item. */
export default function ItemArt({ id }: { id: Item['id'] }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 64 64"
      aria-hidden
      sx={{ width: 64, height: 64, flexShrink: 0, borderRadius: 1, color: 'primary.main' }}
    >
      <rect width="64" height="64" fill="currentColor" opacity="0.1" />
      {drawings[id]}
    </Box>
  );
}
