/** What a file holds; folders have children. */
export type FileKind = 'folder' | 'audio' | 'image' | 'text';

/** A file or folder. */
export interface FileEntry {
  id: string;
  label: string;
  kind: FileKind;
  children?: FileEntry[];
}

/** The project folder of a small radio play. */
export const files: FileEntry[] = [
  {
    id: 'radio-play',
    label: 'radio-play',
    kind: 'folder',
    children: [
      {
        id: 'takes',
        label: 'takes',
        kind: 'folder',
        children: [
          { id: 'storm', label: 'storm.wav', kind: 'audio' },
          { id: 'whisper', label: 'whisper.wav', kind: 'audio' },
        ],
      },
      {
        id: 'cover-art',
        label: 'cover-art',
        kind: 'folder',
        children: [{ id: 'cover', label: 'cover.png', kind: 'image' }],
      },
      { id: 'script', label: 'script.txt', kind: 'text' },
    ],
  },
  { id: 'contract', label: 'contract.txt', kind: 'text' },
];
