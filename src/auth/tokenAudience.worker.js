// Stands before the SDK's worker in one file (scripts/build/signInWorker.ts). The SDK keeps the audience to itself when
// it asks for tokens; the contract wants it in the request (I02, I03). This listener comes first and both see the same
// message, so what is added here is what is sent.
addEventListener('message', ({ data }) => {
  const { auth, fetchOptions, useFormData } = data ?? {};
  if (!useFormData || !auth?.audience || typeof fetchOptions?.body !== 'string') return;
  fetchOptions.body += `&audience=${encodeURIComponent(auth.audience)}`;
});
