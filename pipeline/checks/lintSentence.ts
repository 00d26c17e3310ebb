/** What is wrong with a sentence, and how to fix it. */
export interface ProseMistake {
  message: string;
  fix: string;
}

/** The maximum length of a sentence, in words. */
const longestSentence = 40;

const fillers =
  /\b(simply|just|easily|easy|basically|obviously|of course|actually|very|quite|powerful|seamless(?:ly)?|effortless(?:ly)?|leverage|utili[sz]e|please note|note that|in order to)\b/i;

/** Terms and spellings to replace, with what to write instead. */
const terms: [RegExp, string][] = [
  [/\bJavascript\b/, 'JavaScript'],
  [/\bTypescript\b/, 'TypeScript'],
  [/\b(?:datagrid|Datagrid|data grid component)\b/, 'Data Grid'],
  [/\b(?:treeview|Treeview)\b/, 'Tree View'],
  [/\bdatepicker\b/i, 'Date Picker'],
  [/\bMaterial-UI\b|\bMaterialUI\b/, 'Material UI'],
  [/\b\w*colour\w*/i, 'color'],
  [/\b(?:mis)?behaviours?\b/i, 'behavior'],
  [/\blicences?\b/i, 'license'],
  [/\bneighbour\w*/i, 'neighbor'],
  [/\bfavour\w*/i, 'favor'],
  [/\bcent(?:re[sd]?|ring)\b/i, 'center, centered, centering'],
  [/\b\w*metres?\b/i, 'meter'],
  [/\bgrey(?:s|ed)?\b/i, 'gray'],
  [/\bcatalogues?\b/i, 'catalog'],
  [/\bcancell(?:ed|ing)\b/i, 'canceled, canceling'],
  [/\b(?:un)?label(?:led|ling)\b/i, 'labeled, labeling'],
  [
    /\b(?:custom|initial|local|memo|minim|maxim|normal|optim|organ|real|recogn|serial|special|summar|virtual|visual)is(?:e|es|ed|ing|ation)\b/i,
    'the spelling with z, as in customize',
  ],
  [/\be\.g\.|\bi\.e\./i, 'for example, that is'],
  [/\bpeople\b|\bvisitors?\b/i, 'users, for the people who use an app'],
  [/\b(?:stands|stand (?:at|on|in|for|above|below|beside))\b/i, 'is, appears, or means'],
  [/\bcounts? for\b/i, 'applies to'],
  [/\bdecides? about\b/i, 'determines'],
  [/\bbelongs? into\b/i, 'belongs in'],
  [/\b(?:in|out)side of\b/i, 'inside, outside'],
  [/\bof (?:your|its|their) own\b/i, 'custom, separate, or your own …'],
  [/\b(?:tells?|says)\b/i, 'returns, renders, reports, or describes'],
  [/\btexts\b/i, 'text, labels, or strings'],
  [/\bby half\b/i, '50%'],
  [/, also[.;:]/i, 'also before the verb'],
];

/**
 * A colon or semicolon between two parts of a sentence. One that ends the text introduces a list, a table or code;
 * inside a time, a ratio or an address no space follows.
 */
const innerStop = /[:;](?=["'”’)\]]*\s)/g;

/** Checks the style of a sentence: its length, colons, filler words, exclamation marks and terms. */
export function lintSentence(text: string): ProseMistake[] {
  const mistakes: ProseMistake[] = [];
  const words = text.split(/\s+/).length;
  if (words > longestSentence) {
    mistakes.push({
      message: `A sentence of ${words} words: “${text.slice(0, 60)}…”.`,
      fix: `Split it; a sentence has at most ${longestSentence} words.`,
    });
  }
  const stops = text.match(innerStop)?.length ?? 0;
  if (stops > 1) {
    mistakes.push({
      message: `${stops} colons and semicolons in one sentence: “${text.slice(0, 60)}…”.`,
      fix: 'Split it; a sentence has at most one colon or semicolon.',
    });
  }
  const [filler] = fillers.exec(text) ?? [];
  if (filler) {
    mistakes.push({
      message: `“${filler}” adds nothing to “${excerpt(text, filler)}”.`,
      fix: 'Leave it out, or say what is meant.',
    });
  }
  if (/!(?:\s|$)/.test(text)) {
    mistakes.push({
      message: `An exclamation mark: “${text.slice(-60)}”.`,
      fix: 'Use a period.',
    });
  }
  for (const [pattern, term] of terms) {
    const [found] = pattern.exec(text) ?? [];
    if (found) {
      mistakes.push({ message: `“${found}” in “${excerpt(text, found)}”.`, fix: `Write ${term}.` });
    }
  }
  return mistakes;
}

function excerpt(text: string, word: string): string {
  const at = text.indexOf(word);
  return text.slice(Math.max(0, at - 24), at + word.length + 24);
}

/** Words that a heading cannot be found by: it refers to something the reader does not see yet. */
const pronouns = /\b(?:it|its|them|their|this|that|these|those|you|your|yours)\b/i;

/** The maximum length of a heading, in words. */
const longestHeading = 7;

/** Checks that a heading is something people search for. */
export function lintHeading(text: string): ProseMistake[] {
  const [pronoun] = pronouns.exec(text) ?? [];
  if (pronoun) {
    return [
      {
        message: `The heading “${text}” contains “${pronoun}”.`,
        fix: 'Name the feature in the words people search for.',
      },
    ];
  }
  if (text.includes('?') || text.split(/\s+/).length > longestHeading) {
    return [
      {
        message: `The heading “${text}” is ${text.includes('?') ? 'a question' : 'long'}.`,
        fix: `Name the feature in at most ${longestHeading} words.`,
      },
    ];
  }
  return [];
}
