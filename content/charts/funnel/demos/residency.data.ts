/** Applicants of an artist residency, step by step. Invented. */
export const applicants = [
  { value: 840, label: 'Applied' },
  { value: 510, label: 'Complete' },
  { value: 260, label: 'Shortlisted' },
  { value: 130, label: 'Interviewed' },
  { value: 60, label: 'Invited' },
];
