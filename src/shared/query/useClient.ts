import { createContext, useContext } from 'react';
import type { Client } from '../../api/client';

export const ClientContext = createContext<Client | null>(null);

/** The fetch wrapper. Screens use it through `useCallQuery` and `useCallMutation`. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider around it');
  return client;
}
