/** A question people ask before they start, and its answer. */
export interface Question {
  id: string;
  question: string;
  answer: string;
}

export const questions: Question[] = [
  {
    id: 'ladder',
    question: 'What happens if somebody falls off a ladder?',
    answer:
      'Every picker on a Street or Parish group is insured from the moment they pass the gate until they leave it. Climbers also watch a nine-minute film before their first tree, and nobody climbs alone.',
  },
  {
    id: 'owner',
    question: 'Do owners have to be at home?',
    answer:
      'No. An owner can leave a gate code, a time window and a wish such as “mind the dahlias”. Pickers see these on the day only, and the owner gets a note when the last one has left.',
  },
  {
    id: 'split',
    question: 'Who decides where the fruit goes?',
    answer:
      'Your group does, once, at the start of the season. A third each for owner, pickers and a kitchen nearby is what most begin with. An owner may always ask for more of their own tree.',
  },
  {
    id: 'tree',
    question: 'Can we pick trees on public ground?',
    answer:
      'Often, yes. The map knows which councils allow it and which want a letter first. We keep that letter ready; you add the street and sign.',
  },
  {
    id: 'end',
    question: 'How do we stop?',
    answer:
      'Press “End the season” after any harvest. Your tree cards stay readable for three years, so that whoever starts again does not start from nothing.',
  },
];
