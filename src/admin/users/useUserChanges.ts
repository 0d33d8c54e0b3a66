import { useClearChats, useEraseUser, useExportUser, useRemoveUser, useSyncUser } from './useUsers';

/** What can be done about an account. */
export const useUserChanges = () => ({
  clear: useClearChats(),
  sync: useSyncUser(),
  remove: useRemoveUser(),
  download: useExportUser(),
  erase: useEraseUser(),
});

export type UserChanges = ReturnType<typeof useUserChanges>;
