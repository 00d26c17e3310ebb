import { z } from 'zod';
import { commentLimit } from '#model/feedbackEndpoint.ts';
import { urlLanguages } from '#model/urlLanguages.ts';

/** Text that both engines store and every terminal shows as it is: whole characters, no control characters. */
function plainText(text: string): string {
  return (
    text
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .replace(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
      .trim()
  );
}

/** What the feedback form sends; anything more, less or different is refused. */
export const submissionSchema = z
  .strictObject({
    id: z.uuid(),
    voter: z.uuid(),
    page: z
      .string()
      .max(200)
      .regex(/^\/([a-z0-9][a-z0-9/._-]*)?$/i),
    section: z
      .string()
      .max(100)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .nullable(),
    language: z.enum(urlLanguages),
    version: z.string().regex(/^[\w.+-]{1,40}$/),
    rating: z.union([z.literal(0), z.literal(1)]).nullable(),
    comment: z.string().max(commentLimit).transform(plainText),
    /** A field people do not see and machines fill in. */
    website: z.string().max(500),
  })
  .refine(({ rating, comment, website }) => rating !== null || comment !== '' || website !== '', {
    error: 'needs a vote or a comment',
    path: ['rating'],
  });

/** A submission that passed. */
export type Submission = z.infer<typeof submissionSchema>;
