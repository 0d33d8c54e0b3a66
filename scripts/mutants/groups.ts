export interface Group {
  /** The sources that are broken on purpose. */
  sources: string[];
  /** The tests that have to notice: those of the same place, not everything that happens to run through it. */
  tests: string[];
}

/** What must not break unnoticed: where a mistake loses what somebody wrote, or lets in whom it should not. */
export const groups: Record<string, Group> = {
  wrapper: {
    sources: ['src/api/{client,failure,call}.ts', 'src/app/queries.ts'],
    tests: ['tests/api/{client*,call}.test.ts', 'tests/app/queries.test.tsx'],
  },
  guards: {
    sources: ['src/auth/*.{ts,tsx}'],
    tests: ['tests/auth/*.test.{ts,tsx}'],
  },
  drafts: {
    sources: ['src/app/{drafts,useFlush}.ts', 'src/app/PrivacyKeeper.tsx'],
    tests: ['tests/app/{drafts,useFlush,privacy}.test.{ts,tsx}'],
  },
  sends: {
    sources: [
      'src/user/chat/{sendMessage,unsettledSend,messageOnItsWay,promptDraft}.ts',
      'src/user/chat/use{History,SendMessage,HeldSend,SettleOpenSend}.ts',
    ],
    tests: [
      'tests/user/chat/{sendMessage,unsettledSend,sending,failedSend,lostSend,leaving,replay,draft,keys,opening}.test.{ts,tsx}',
    ],
  },
  forms: {
    sources: [
      'src/app/use{FormDraft,FormMutation,LeaveQuestion}.ts',
      'src/app/newPassword.ts',
      'src/ui/forms/*.{ts,tsx}',
    ],
    tests: [
      'tests/app/use{FormDraft,FormMutation,LeaveQuestion}.test.tsx',
      'tests/ui/{forms,passwordEntry,segmentedChoice,sliderField,switchField}.test.tsx',
      'tests/ui/forms/*.test.{ts,tsx}',
    ],
  },
  permissions: {
    sources: [
      'server/api/{access,createApi,handle,routes}.ts',
      'server/domain/{ids,refusal}.ts',
      'server/domain/account/person.ts',
      'server/http/recordedRequest.ts',
      'server/identity/tokens.ts',
      'sandbox/guard.ts',
      'sandbox/doors/callers.ts',
    ],
    tests: [
      'tests/server/api/{access,answering,createApi,handle,routes}.test.ts',
      'tests/server/domain/{ids,refusal}.test.ts',
      'tests/server/domain/account/person.test.ts',
      'tests/server/http/recordedRequest.test.ts',
      'tests/server/identity/tokens.test.ts',
      'tests/sandbox/guard.test.ts',
      'tests/sandbox/doors/callers.test.ts',
    ],
  },
};
