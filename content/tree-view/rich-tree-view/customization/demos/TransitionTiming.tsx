import useMediaQuery from '@mui/material/useMediaQuery';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const seasons = [
  {
    id: 'autumn',
    label: 'Autumn',
    children: [
      { id: 'quince', label: 'Quince' },
      { id: 'medlar', label: 'Medlar' },
      { id: 'sloe', label: 'Sloe' },
    ],
  },
  { id: 'winter', label: 'Winter', children: [{ id: 'kale', label: 'Kale' }] },
];

// preview-start
const slow = {
  slotProps: { groupTransition: { timeout: 900, easing: 'cubic-bezier(0.3, 1.4, 0.5, 1)' } },
};
const still = { slotProps: { groupTransition: { timeout: 0 } } };
// preview-end

export default function TransitionTiming() {
  const prefersStillness = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <RichTreeView
      aria-label="Seasonal produce"
      items={seasons}
      slotProps={{ item: prefersStillness ? still : slow }}
      sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}
    />
  );
}
