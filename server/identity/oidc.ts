/**
 * The OpenID library, loaded without its remark on Node 20: it runs there, as the tests show, but warns at each start
 * that it would rather have 22.
 */
async function load() {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

export const { Provider, errors } = await load();
