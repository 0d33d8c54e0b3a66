import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../api/client';
import { isScreen } from '../shared/address/isScreen';
import { paths } from '../shared/address/paths';
import type { Router } from '../shared/navigation/createRouter';
import { forgetEarly } from '../shared/query/early';
import { hasShell, loadOpeningCalls, loadPages, pagesToLoad } from './openingCode';

interface Parts {
  router: Router;
  client: Client;
  queryClient: QueryClient;
}

const isChat = (path: string) => isScreen('chat', path);
// Whoever comes home signed in goes on to the chat.
const leadsToChat = (path: string) => isChat(path) || isScreen('home', path);

/**
 * Makes the first calls of a visit for an app user, as soon as it is known that it is one, instead of after the frame
 * and the page have been drawn: the status that the signed-in shell asks for and then, where the address is the chat's,
 * what opens that. Every other page asks when it is drawn.
 */
export async function makeOpeningCalls({ router, client, queryClient }: Parts): Promise<void> {
  const place = () => router.location.pathname;
  const begun = place();
  if (!leadsToChat(begun) && !hasShell(begun)) return;

  const stopWatching = router.subscribe(({ pathname }) => {
    if (pathname === begun || isChat(pathname)) return;
    // Whoever comes back from elsewhere comes for the second time.
    stopWatching();
    forgetEarly(queryClient);
  });

  const { askForStatus, askForConversation } = await loadOpeningCalls();
  const isStartUpDone = await askForStatus(client, queryClient);
  if (isStartUpDone && leadsToChat(place())) await askForConversation(client, queryClient);
  if (isStartUpDone === false) await loadPages(pagesToLoad(paths.startQuestions(), true));
}
