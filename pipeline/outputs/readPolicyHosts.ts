import { z } from 'zod';
import { noPolicyHosts, type PolicyHosts } from '#model/PolicyHosts.ts';

/** Environment variables that name other hosts, by what they are for. */
const variables: Record<keyof PolicyHosts, string> = {
  scripts: 'CSP_SCRIPT_HOSTS',
  styles: 'CSP_STYLE_HOSTS',
  fonts: 'CSP_FONT_HOSTS',
  images: 'CSP_IMAGE_HOSTS',
  connections: 'CSP_CONNECT_HOSTS',
  frames: 'CSP_FRAME_HOSTS',
};

const hostsSchema = z
  .string()
  .default('')
  .transform((text) => text.split(/\s+/).filter(Boolean))
  // Anything else, such as a keyword or a semicolon, would open the policy further than a host.
  .pipe(z.array(z.string().regex(/^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/)));

/** Reads from the environment which other hosts pages may use; throws one sentence that names a wrong variable. */
export function readPolicyHosts(environment: Record<string, string | undefined>): PolicyHosts {
  const found = Object.entries(variables).map(([use, name]) => {
    const parsed = hostsSchema.safeParse(environment[name]);
    if (!parsed.success) {
      throw new Error(
        `${name} must list origins such as https://ads.example.com, separated by spaces, but it is "${environment[name]}".`,
      );
    }
    return [use, parsed.data];
  });
  const hosts: PolicyHosts = { ...noPolicyHosts, ...Object.fromEntries(found) };
  const { FEEDBACK_URL: feedbackUrl } = environment;
  return feedbackUrl
    ? { ...hosts, connections: [...hosts.connections, originOf(feedbackUrl)] }
    : hosts;
}

/** Feedback may go to a server of its own, which the build is told by its address. */
function originOf(feedbackUrl: string): string {
  if (!/^https?:\/\//.test(feedbackUrl) || !URL.canParse(feedbackUrl)) {
    throw new Error(`FEEDBACK_URL must be a whole address, but it is "${feedbackUrl}".`);
  }
  return new URL(feedbackUrl).origin;
}
