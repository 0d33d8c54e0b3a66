import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface Asked {
  /** Whose question shows; null while none does. */
  asking: string | null;
  /** Whether what was confirmed is under way. */
  isBusy: boolean;
}

interface OneQuestionState extends Asked {
  change(asked: Asked): void;
}

const none: Asked = { asking: null, isBusy: false };

const OneQuestionContext = createContext<OneQuestionState | null>(null);

/** Around several `InlineConfirm`: one question at a time, another takes its place. */
export function OneQuestion({ children }: { children: ReactNode }) {
  const [asked, change] = useState(none);
  const state = useMemo(() => ({ ...asked, change }), [asked]);
  return <OneQuestionContext value={state}>{children}</OneQuestionContext>;
}

/** Whether a button's question shows, among those of the `OneQuestion` around it if there is one. */
export function useOneQuestion(id: string) {
  const [own, changeOwn] = useState(none);
  const { asking, isBusy, change } = useContext(OneQuestionContext) ?? { ...own, change: changeOwn };
  return {
    isAsking: asking === id,
    isAnyAsking: asking !== null,
    /** Whether what another one asked about is being done. */
    isOtherBusy: isBusy && asking !== id,
    ask: () => change({ asking: id, isBusy: false }),
    wait: () => change({ asking: id, isBusy: true }),
    end: () => change(none),
  };
}
