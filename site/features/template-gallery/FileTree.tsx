import styles from './FileTree.module.css';

interface FileTreeProps {
  /** Paths of the files, e.g. `blog/Blog.tsx`. */
  names: readonly string[];
  selected: number;
  onSelect: (index: number) => void;
  label: string;
}

/** Files below the folders they lie in; the selected one is marked. */
export function FileTree({ names, selected, onSelect, label }: FileTreeProps) {
  const files = names.map((name, index) => ({ index, name, folder: folderOf(name) }));
  return (
    <nav aria-label={label} dir="ltr">
      {[...new Set(names.map(folderOf))].map((folder) => (
        <div key={folder} className={styles.folder}>
          <p>{folder}/</p>
          <ul>
            {files
              .filter((file) => file.folder === folder)
              .map(({ index, name }) => (
                <li key={name}>
                  <button
                    type="button"
                    aria-current={index === selected || undefined}
                    onClick={() => onSelect(index)}
                  >
                    {name.slice(folder.length + 1)}
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}
