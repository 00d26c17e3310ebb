import Ink from './Ink';

/** The basket of the orchard drawing, heaped with fruit. */
export default function Basket() {
  return (
    <>
      <Ink color="secondary.main">
        <circle cx="186" cy="396" r="16" />
        <circle cx="216" cy="388" r="17" />
        <circle cx="246" cy="396" r="16" />
        <circle cx="200" cy="376" r="14" />
        <circle cx="232" cy="374" r="14" />
      </Ink>
      <Ink color="background.paper">
        <path d="M158 402h116l-14 66a12 12 0 0 1-12 10h-64a12 12 0 0 1-12-10z" />
      </Ink>
      <Ink color="text.secondary">
        <path
          d="M158 402h116l-14 66a12 12 0 0 1-12 10h-64a12 12 0 0 1-12-10zM163 424h106M168 446h96M186 402l8 76M216 402v76M246 402l-8 76"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinejoin="round"
        />
      </Ink>
    </>
  );
}
