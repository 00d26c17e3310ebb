import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Lesson {
  id: string;
  label: string;
  lessons?: Lesson[];
}

const course: Lesson[] = [
  {
    id: 'light',
    label: 'Light',
    lessons: [
      { id: 'exposure', label: 'Exposure' },
      { id: 'shadows', label: 'Shadows' },
    ],
  },
  {
    id: 'framing',
    label: 'Framing',
    lessons: [
      { id: 'lines', label: 'Leading lines' },
      { id: 'negative-space', label: 'Negative space' },
    ],
  },
];

const getLessons = (lesson: Lesson) => lesson.lessons;

export default function OwnChildrenField() {
  return (
    <RichTreeView
      aria-label="Photography course"
      items={course}
      getItemChildren={getLessons}
      defaultExpandedItems={['light']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
