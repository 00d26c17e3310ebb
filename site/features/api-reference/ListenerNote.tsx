import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { Filled } from './Filled.tsx';

/** Names the prop that listens to an event. */
export function ListenerNote({ prop }: { prop: string }) {
  const text = useStrings();
  return <Filled text={text('listener')} values={{ prop: <code>{prop}</code> }} />;
}
