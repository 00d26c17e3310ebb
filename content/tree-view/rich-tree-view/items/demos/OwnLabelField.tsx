import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Section {
  id: string;
  name: string;
  players: number;
  children?: Section[];
}

const orchestra: Section[] = [
  {
    id: 'strings',
    name: 'Strings',
    players: 38,
    children: [
      { id: 'violins', name: 'Violins', players: 22 },
      { id: 'violas', name: 'Violas', players: 9 },
      { id: 'cellos', name: 'Cellos', players: 7 },
    ],
  },
  {
    id: 'brass',
    name: 'Brass',
    players: 9,
    children: [
      { id: 'horns', name: 'Horns', players: 4 },
      { id: 'trombones', name: 'Trombones', players: 5 },
    ],
  },
];

const getSectionLabel = (section: Section) => `${section.name}, ${section.players} players`;

export default function OwnLabelField() {
  return (
    <RichTreeView
      aria-label="Orchestra"
      items={orchestra}
      getItemLabel={getSectionLabel}
      defaultExpandedItems={['strings']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
