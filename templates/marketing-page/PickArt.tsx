import ArtFrame from './ArtFrame';
import Ink from './Ink';

const people = [
  { y: 100, width: 128, coming: true },
  { y: 152, width: 98, coming: true },
  { y: 204, width: 142, coming: false },
];

/** An invitation to a picking day, with the answers of three neighbors. */
export default function PickArt() {
  return (
    <ArtFrame>
      <Ink color="secondary.main" opacity={0.4}>
        <circle cx="366" cy="84" r="60" />
      </Ink>
      <Ink color="background.paper">
        <rect x="64" y="36" width="288" height="268" rx="20" />
      </Ink>
      <Ink color="text.primary">
        <rect x="92" y="62" width="150" height="14" rx="7" />
      </Ink>
      {people.map(({ y, width, coming }) => (
        <g key={y}>
          <Ink color={coming ? 'primary.main' : 'text.secondary'} opacity={coming ? 1 : 0.45}>
            <circle cx="112" cy={y + 14} r="20" />
          </Ink>
          <Ink color="background.paper">
            <circle cx="112" cy={y + 9} r="7" />
            <path d={`M99 ${y + 27}a13 11 0 0 1 26 0z`} />
          </Ink>
          <Ink color="text.secondary" opacity={0.4}>
            <rect x="148" y={y + 2} width={width} height="9" rx="4.5" />
            <rect x="148" y={y + 18} width={width - 40} height="9" rx="4.5" />
          </Ink>
          {coming && (
            <Ink color="primary.main">
              <path
                d={`m306 ${y + 14} 8 8 14-16`}
                fill="none"
                stroke="currentColor"
                strokeWidth="5"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </Ink>
          )}
        </g>
      ))}
      <Ink color="primary.main">
        <rect x="92" y="260" width="116" height="24" rx="12" />
      </Ink>
      <g stroke="currentColor" strokeLinecap="round" fill="none">
        <path d="m378 304 24-196m44 196-24-196" strokeWidth="8" />
        <path d="M398 144h28m-33 40h38m-43 40h48m-53 40h58" strokeWidth="7" />
      </g>
    </ArtFrame>
  );
}
