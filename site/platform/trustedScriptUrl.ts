import { trustedTypesName } from '#model/contentSecurityPolicy.ts';

/** What browsers offer; the object it returns stands for the string wherever the address of a script is expected. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const policy = trustedTypes?.createPolicy(trustedTypesName, { createScriptURL: ownAddress });

function ownAddress(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) {
    throw new TypeError(`Scripts of other hosts are not run: ${address}`);
  }
  return address;
}

/** The address of a script of this site, in the form that documents with trusted types ask for. */
export function trustedScriptUrl(address: string): string {
  return policy ? policy.createScriptURL(address) : ownAddress(address);
}
