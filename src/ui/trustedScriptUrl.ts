interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): unknown };
  };
}

/**
 * The address of a worker of our own: under Trusted Types only a policy may name one. To be called once for each policy,
 * whose name the content security policy has to list.
 *
 * @param policyName the policy, which lets this very address pass
 * @param what stands there, for the error about any other address
 */
export function trustedScriptUrl(policyName: string, address: string, what: string): string {
  const { trustedTypes } = window as TrustedTypesWindow;
  const policy = trustedTypes?.createPolicy(policyName, {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError(`Not the ${what}: ${url}`);
      return url;
    },
  });
  return (policy?.createScriptURL(address) ?? address) as string;
}
