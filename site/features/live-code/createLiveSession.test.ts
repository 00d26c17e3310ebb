import { describe, expect, it, vi } from 'vitest';
import { createLiveSession } from './createLiveSession.ts';

const files = [
  { name: 'App.tsx', text: 'one' },
  { name: 'a.ts', text: 'two' },
];

describe('createLiveSession', () => {
  it('shows the first file unless told otherwise', () => {
    expect(createLiveSession({ name: 'x', files }).getSnapshot().project.entry).toBe('App.tsx');
    const session = createLiveSession({ name: 'x', files, entry: 'a.ts', styles: ['p{}'] });
    expect(session.getSnapshot().project).toEqual({ files, entry: 'a.ts', styles: ['p{}'] });
  });

  it('an edit changes one file and counts; reset undoes it', () => {
    const session = createLiveSession({ name: 'x', files });
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.edit('a.ts', 'three');
    expect(session.getSnapshot()).toMatchObject({ revision: 1, isEdited: true });
    expect(session.getSnapshot().project.files).toEqual([
      files[0],
      { name: 'a.ts', text: 'three' },
    ]);
    expect(listener).toHaveBeenCalledTimes(1);
    session.reset();
    expect(session.getSnapshot()).toMatchObject({ revision: 2, isEdited: false });
    expect(session.getSnapshot().project.files).toEqual(files);
    stop();
    listener.mockClear();
    session.edit('a.ts', 'four');
    expect(listener).not.toHaveBeenCalled();
  });

  it('the same text and unknown files change nothing', () => {
    const session = createLiveSession({ name: 'x', files });
    const before = session.getSnapshot();
    session.edit('a.ts', 'two');
    session.edit('nothing.ts', 'x');
    expect(session.getSnapshot()).toBe(before);
  });

  it('typing the original text back is no edit any more', () => {
    const session = createLiveSession({ name: 'x', files });
    session.edit('a.ts', 'three');
    session.edit('a.ts', 'two');
    expect(session.getSnapshot().isEdited).toBe(false);
  });

  it('continues where the reader left, and resets to where it began', () => {
    const edited = { files: [{ name: 'App.tsx', text: 'changed' }], entry: 'App.tsx' };
    const session = createLiveSession({ name: 'x', files, edited });
    expect(session.getSnapshot().isEdited).toBe(true);
    expect(session.getSnapshot().project.files).toEqual(edited.files);
    session.reset();
    expect(session.getSnapshot().project.files).toEqual(files);
  });

  it('keeps the last two hundred lines of console', () => {
    const session = createLiveSession({ name: 'x', files });
    session.log([{ level: 'warn', text: 'first' }]);
    session.log(
      Array.from({ length: 250 }, (_, index) => ({ level: 'log' as const, text: String(index) })),
    );
    const { console: lines } = session.getSnapshot();
    expect(lines).toHaveLength(200);
    expect(lines.at(-1)?.text).toBe('249');
    session.clearConsole();
    expect(session.getSnapshot().console).toEqual([]);
  });
});
