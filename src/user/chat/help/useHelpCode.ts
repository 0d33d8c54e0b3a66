import { useEffect, useState } from 'react';

interface HelpCode {
  HelpCard: typeof import('./HelpCard').HelpCard;
  generalHelp: typeof import('./generalHelp').generalHelp;
  spokenHelp: typeof import('./spokenHelp').spokenHelp;
}

let loaded: HelpCode | undefined;

/** Fetches the code ahead of its use, so that it is there as soon as the server's answer; null if it does not come. */
export async function loadHelpCode(): Promise<HelpCode | null> {
  try {
    if (!loaded) {
      const [{ HelpCard }, { generalHelp }, { spokenHelp }] = await Promise.all([
        import('./HelpCard'),
        import('./generalHelp'),
        import('./spokenHelp'),
      ]);
      loaded = { HelpCard, generalHelp, spokenHelp };
    }
    return loaded;
  } catch (error) {
    // What came with the server's answer shows without it.
    console.warn('The card with the help could not be loaded:', error);
    return null;
  }
}

/** The code that most people never need: undefined while it is fetched, null if it does not come. */
export function useHelpCode(): HelpCode | null | undefined {
  const [code, setCode] = useState<HelpCode | null | undefined>(loaded);

  useEffect(() => {
    if (code !== undefined) return;
    let isCurrent = true;
    void loadHelpCode().then((fetched) => {
      if (isCurrent) setCode(fetched);
    });
    return () => {
      isCurrent = false;
    };
  }, [code]);

  return code;
}
