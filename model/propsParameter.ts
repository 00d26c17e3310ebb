/** The parameter of a demo that takes props: `export default function Dial(props: DialProps) {`, without a type in JavaScript. */
export const propsParameter = /^(export default function \w+)\((props(?:: ?[\w<>', |]+)?)\) \{$/m;
