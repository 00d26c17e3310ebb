/** What is wrong with a sentence, and how to mend it. */
export interface ProseMistake {
  message: string;
  fix: string;
}

/** Longest sentence that still reads in one go, in words. */
const longestSentence = 40;

const fillers =
  /\b(simply|just|easily|easy|basically|obviously|of course|actually|very|quite|powerful|seamless(?:ly)?|effortless(?:ly)?|leverage|utili[sz]e|please note|note that|in order to)\b/i;

/** One word for one thing, as the rest of the site writes it. */
const terms: [RegExp, string][] = [
  [/\bJavascript\b/, 'JavaScript'],
  [/\bTypescript\b/, 'TypeScript'],
  [/\b(?:datagrid|Datagrid|data grid component)\b/, 'Data Grid'],
  [/\b(?:treeview|Treeview)\b/, 'Tree View'],
  [/\bdatepicker\b/i, 'Date Picker'],
  [/\bMaterial-UI\b|\bMaterialUI\b/, 'Material UI'],
  [/\bcolors?\b/i, 'colour'],
  [/\bbehaviors?\b/i, 'behaviour'],
  [/\bcustomisation\b|\bcustomise\b/, 'customization, customize'],
  [/\bcentered\b/i, 'centred'],
  [/\bgray\b/i, 'grey'],
  [/\bcanceled\b|\bcanceling\b/i, 'cancelled, cancelling'],
  [/\blabeled\b/i, 'labelled'],
  [/\be\.g\.|\bi\.e\./i, 'for example, that is'],
];

/** The small rule set for our own sentences: short, plain, without filler, one term for one thing. */
export function lintSentence(text: string): ProseMistake[] {
  const mistakes: ProseMistake[] = [];
  const words = text.split(/\s+/).length;
  if (words > longestSentence) {
    mistakes.push({
      message: `A sentence of ${words} words: “${text.slice(0, 60)}…”.`,
      fix: `Split it; a sentence has at most ${longestSentence} words.`,
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
      fix: 'Use a full stop.',
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
