import { DemoStage } from '#site/features/demo/DemoStage.tsx';
import styles from './Miniature.module.css';

interface MiniatureProps {
  folder: string;
  name: string;
  snapshotOf: (id: string) => string;
}

/** A product's miniature: the real component, small. */
export function Miniature({ folder, name, snapshotOf }: MiniatureProps) {
  const id = `${folder}/Miniature`;
  return (
    <div className={styles.root} data-miniature={id}>
      <DemoStage id={id} name={name} snapshotHtml={snapshotOf(id)} />
    </div>
  );
}
