import { type ReactNode, useRef, useState } from 'react';
import { createClient } from '../../api/client';
import { useAuth } from '../../auth/context';
import { useToasts } from '../../ui/toasts/useToasts';
import { isScreen } from '../address/isScreen';
import { paths } from '../address/paths';
import { config } from '../config/config';
import { ClientContext } from './useClient';

interface ClientProviderProps {
  /** Goes to a path of the site, remembering in the history state where the person was. */
  navigate(path: string, state: { from: string }): void;
  children: ReactNode;
}

/** Gives every screen the fetch wrapper, joined to the session, the toasts and the no-service page (spec 8). */
export function ClientProvider({ navigate, children }: ClientProviderProps) {
  const { tokens } = useAuth();
  const toasts = useToasts();
  const latest = useRef({ toasts, navigate });
  latest.current = { toasts, navigate };

  const [client] = useState(() =>
    createClient({
      baseUrl: config.apiUrl,
      tokens,
      onFailure: (toast) => latest.current.toasts.show({ ...toast, tone: 'error', autoClose: true }),
      onNoService: () => {
        const { pathname, search, hash } = window.location;
        if (isScreen('noService', pathname)) return;
        latest.current.navigate(paths.noService(), { from: pathname + search + hash });
      },
    }),
  );

  return <ClientContext value={client}>{children}</ClientContext>;
}
