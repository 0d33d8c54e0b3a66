export interface Group {
  /** The sources that are broken on purpose. */
  sources: string[];
  /** The tests that have to notice: those of the same place, not everything that happens to run through it. */
  tests: string[];
}

/** What must not break unnoticed: where a mistake loses what somebody wrote, or lets in whom it should not. */
export const groups: Record<string, Group> = {
  wrapper: {
    sources: ['src/api/{client,failure,call,readReplyEvents}.ts', 'src/shared/query/useCallQuery.ts'],
    tests: ['tests/api/{client*,call}.test.ts', 'tests/shared/query/useCallQuery.test.tsx'],
  },
  guards: {
    sources: ['src/auth/*.{ts,tsx}', 'src/app/guards.tsx'],
    tests: ['tests/auth/*.test.{ts,tsx}', 'tests/app/{guardPieces,loginRedirect}.test.tsx'],
  },
  drafts: {
    sources: [
      'src/shared/drafts/*.ts',
      'src/shared/opening/opening.ts',
      'src/ui/safeStorage.ts',
      'src/app/UserDataGuard.tsx',
    ],
    tests: [
      'tests/shared/drafts/*.test.{ts,tsx}',
      'tests/shared/opening/opening.test.tsx',
      'tests/ui/safeStorage.test.ts',
      'tests/app/privacy.test.tsx',
    ],
  },
  router: {
    sources: ['src/shared/navigation/*.{ts,tsx}'],
    tests: ['tests/shared/navigation/*.test.{ts,tsx}'],
  },
  opening: {
    sources: [
      'src/app/{makeOpeningCalls.ts,OpeningCalls.tsx}',
      'src/shared/query/early.ts',
      'src/user/opening/openingCalls.ts',
    ],
    tests: [
      'tests/app/{makeOpeningCalls.test.ts,{OpeningCalls,opening}.test.tsx}',
      'tests/shared/query/early.test.tsx',
    ],
  },
  sends: {
    sources: ['src/user/chat/outbox/*.ts', 'src/user/chat/{historyCache,historyQuery,useHistory}.ts'],
    tests: [
      'tests/user/chat/history*.test.ts',
      'tests/user/chat/outbox/*.test.{ts,tsx}',
      'tests/user/chat/{draft,failedSend,lostSend,otherTabs,sending}.test.tsx',
    ],
  },
  forms: {
    sources: [
      'src/shared/forms/*.ts',
      'src/shared/query/{useCallMutation,useSingleFlight,refusalMessage}.ts',
      'src/ui/forms/*.{ts,tsx}',
    ],
    tests: [
      'tests/admin/shared/useEditor.test.tsx',
      'tests/shared/forms/*.test.{ts,tsx}',
      'tests/shared/query/{useCallMutation,useSingleFlight}.test.tsx',
      'tests/ui/{forms,passwordEntry,segmentedChoice,sliderField,switchField}.test.tsx',
      'tests/ui/forms/*.test.{ts,tsx}',
    ],
  },
  permissions: {
    sources: [
      'server/api/{access,createApi,handle,routes}.ts',
      'server/domain/{ids,or404,refusal}.ts',
      'server/domain/account/person.ts',
      'server/domain/conversation/{chats,sharedData}.ts',
      'server/http/recordedRequest.ts',
      'server/identity/tokens.ts',
      'sandbox/guard.ts',
      'sandbox/doors/callers.ts',
    ],
    tests: [
      'tests/server/api/{access,answering,createApi,handle,routes}.test.ts',
      'tests/server/api/chatHistory.test.ts',
      'tests/server/api/admin/sharedData.test.ts',
      'tests/server/domain/{ids,or404,refusal}.test.ts',
      'tests/server/domain/account/person.test.ts',
      'tests/server/http/recordedRequest.test.ts',
      'tests/server/identity/tokens.test.ts',
      'tests/sandbox/guard.test.ts',
      'tests/sandbox/doors/callers.test.ts',
    ],
  },
};
