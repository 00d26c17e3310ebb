import { useStrings } from '#site/platform/i18n/Strings.tsx';

/** A default that no short value says: a sentence with code in it, or a function. */
export function DefaultSentence({ value }: { value: string }) {
  const text = useStrings();
  const isSentence = / \w+ \w+ /.test(value) && !/=>/.test(value);
  return (
    <>
      {text('columns.default')}:{' '}
      {isSentence ? (
        value
          .split(/`([^`]+)`/)
          .map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>))
      ) : (
        <code>{value}</code>
      )}
    </>
  );
}
