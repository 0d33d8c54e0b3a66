import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCrossTabLogout } from '../../src/auth/useCrossTabLogout';

const setCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: this is the cookie that the SDK sets in the same way
  document.cookie = `auth0.client.is.authenticated=${value}`;
};

function openTab({ isSignedIn = true } = {}) {
  const watch = { clientId: 'client', isSignedIn, onSignOut: vi.fn(), onSessionGone: vi.fn() };
  const { result } = renderHook(() => useCrossTabLogout(watch));
  return { ...watch, announce: () => result.current() };
}

afterEach(() => setCookie('; Max-Age=0'));

describe('a sign-out', () => {
  it('reaches the other tabs at once', async () => {
    const [here, there] = [openTab(), openTab()];
    here.announce();
    await waitFor(() => expect(there.onSignOut).toHaveBeenCalledTimes(1));
  });

  it('means nothing to a tab where nobody is signed in', async () => {
    const [here, other, nobody] = [openTab(), openTab(), openTab({ isSignedIn: false })];
    here.announce();
    await waitFor(() => expect(other.onSignOut).toHaveBeenCalled());
    expect(nobody.onSignOut).not.toHaveBeenCalled();
  });
});

describe('coming back to a tab', () => {
  it('ends what shows when the session is gone', () => {
    const tab = openTab();
    window.dispatchEvent(new Event('focus'));
    expect(tab.onSessionGone).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(tab.onSessionGone).toHaveBeenCalledTimes(2);
    expect(tab.onSignOut).not.toHaveBeenCalled();
  });

  it('ends nothing where the page is gone, or nobody is signed in', () => {
    const tab = openTab();
    const nobody = openTab({ isSignedIn: false });
    cleanup();
    const still = openTab({ isSignedIn: false });
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    for (const { onSessionGone } of [tab, nobody, still]) expect(onSessionGone).not.toHaveBeenCalled();
  });

  it('changes nothing while the session is there', () => {
    setCookie('true');
    const tab = openTab();
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(tab.onSessionGone).not.toHaveBeenCalled();
  });
});
