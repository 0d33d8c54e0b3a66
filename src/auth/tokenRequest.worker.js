// Stands before the SDK's worker in one file (scripts/build/signInWorker.ts). This listener comes first and both see the
// same message, so what is changed here is what is sent:
// - The SDK keeps the audience to itself when it asks for tokens; the contract wants it in the request (I02, I03).
// - The SDK says its name and version in a header, for which the browser asks the provider first: a round trip more
//   before anything private can show.
addEventListener('message', ({ data }) => {
  const { auth, fetchOptions, useFormData } = data ?? {};
  if (!useFormData || typeof fetchOptions?.body !== 'string') return;
  delete fetchOptions.headers?.['Auth0-Client'];
  if (auth?.audience) fetchOptions.body += `&audience=${encodeURIComponent(auth.audience)}`;
});
