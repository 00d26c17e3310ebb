import type { PolicyHosts } from '#model/PolicyHosts.ts';
import type { ThirdParties } from '#model/ThirdParties.ts';
import { thirdPartyHosts } from '#model/thirdPartyHosts.ts';

/** Which other hosts pages may use: those of the configured third parties, and of a feedback server elsewhere. */
export function policyHosts(thirdParties: ThirdParties, feedbackUrl: string): PolicyHosts {
  const hosts = thirdPartyHosts(thirdParties);
  return feedbackUrl
    ? { ...hosts, connections: [...hosts.connections, originOf(feedbackUrl)] }
    : hosts;
}

function originOf(feedbackUrl: string): string {
  if (!/^https?:\/\//.test(feedbackUrl) || !URL.canParse(feedbackUrl)) {
    throw new Error(`FEEDBACK_URL must be a whole address, but it is "${feedbackUrl}".`);
  }
  return new URL(feedbackUrl).origin;
}
