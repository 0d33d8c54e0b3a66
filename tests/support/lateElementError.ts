import { prettyDOM } from '@testing-library/react';

/**
 * The error of a query that finds nothing or too much, for Testing Library's configuration. It prints the page when its
 * message is read: while a test waits, nobody reads most of these errors.
 */
export function lateElementError(message: string | null, container: Element): Error {
  const error = new Error();
  Error.captureStackTrace(error, lateElementError);
  let text: string | undefined;
  return Object.defineProperties(error, {
    name: { value: 'TestingLibraryElementError' },
    message: {
      configurable: true,
      get: () => {
        text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
        return text;
      },
    },
  });
}
