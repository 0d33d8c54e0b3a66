import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  type AgeVerification,
  getAgeVerification,
  getTerms,
  listSignedTerms,
  type SignedTerms,
} from '../../../src/api/terms';
import { SignedTermsPage } from '../../../src/user/terms/SignedTermsPage';
import { fault, mock } from '../../support/mocks';
import { address, renderScreen } from '../../support/render';

const signed = (id: number, changes: Partial<SignedTerms> = {}): SignedTerms => ({
  id,
  termsId: id * 10,
  active: false,
  signedAt: `2026-03-0${id}T09:30:00.000Z`,
  ipAddress: `203.0.113.${id}`,
  ...changes,
});

const age: AgeVerification = {
  created: '2026-02-01T08:00:00.000Z',
  ipAddress: '198.51.100.7',
  content: 'I confirm that I am 13 or above.',
};

function mockTerms(versions: SignedTerms[]) {
  const age404 = mock(getAgeVerification, age);
  mock(listSignedTerms, { signedTermsAndConditions: versions });
  return {
    age: age404,
    texts: mock(getTerms, ({ params }) => ({ content: `<h2>Terms</h2><p>Text of ${params.termsId}</p>` })),
  };
}

function openTerms(versions: SignedTerms[]) {
  const mocked = mockTerms(versions);
  return { ...renderScreen(<SignedTermsPage />, { path: '/profile/termsAndConditions' }), ...mocked };
}

const versionList = async () =>
  within(await screen.findByRole('region', { name: 'Signed versions' })).getAllByRole('button');
const selected = () =>
  screen.getAllByRole('button').filter((button) => button.getAttribute('aria-pressed') === 'true');

describe('the accepted terms', () => {
  it('list the signed versions, the newest signature first, with time, address and which is active', async () => {
    openTerms([signed(1), signed(3), signed(2, { active: true })]);
    expect(screen.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    const lines = await versionList();
    expect(lines.map((line) => line.textContent?.match(/203\.0\.113\.\d/)?.[0])).toEqual([
      '203.0.113.3',
      '203.0.113.2',
      '203.0.113.1',
    ]);
    for (const line of lines) expect(line).toHaveTextContent(/Signed .*2026.*\d:\d\d/);
    expect(lines.map((line) => line.textContent?.includes('Active'))).toEqual([false, true, false]);
  });

  it('say since when a version is in force, and where an address is not known', async () => {
    openTerms([signed(1, { inForceSince: '2026-01-02T10:00:00.000Z', ipAddress: 'unknown' }), signed(2)]);
    const [other, line] = await versionList();
    expect(line).toHaveTextContent(/address unknown/);
    expect(line).toHaveTextContent(/In force since .*2026/);
    expect(other, 'of a server that does not say').not.toHaveTextContent(/In force since/);
  });

  it('come after the age verification, however long their text is', async () => {
    openTerms([signed(1)]);
    const ageTitle = await screen.findByRole('heading', { name: 'Age verification' });
    const text = await screen.findByText('Text of 10');
    expect(ageTitle.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('show the active version first', async () => {
    openTerms([signed(3), signed(2, { active: true })]);
    expect(await screen.findByText('Text of 20')).toBeVisible();
    expect(selected()).toHaveLength(1);
    expect(selected()[0]).toHaveTextContent('Active');
  });

  it('show the newest one where none is active', async () => {
    openTerms([signed(1), signed(3)]);
    expect(await screen.findByText('Text of 30')).toBeVisible();
  });

  it('show the text of the version that is chosen, asking for it once', async () => {
    const { user, texts } = openTerms([signed(1), signed(3, { active: true })]);
    const [, older] = await versionList();
    await screen.findByText('Text of 30');
    if (older) await user.click(older);
    expect(await screen.findByText('Text of 10')).toBeVisible();
    expect(screen.queryByText('Text of 30')).not.toBeInTheDocument();
    expect(older).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(older).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent(/^The version signed .* shows\.$/);
    expect(texts.received.map(({ params }) => params.termsId)).toEqual(['30', '10']);
  });

  it('show when, from where and with which words the age was confirmed', async () => {
    openTerms([signed(1)]);
    const details = within(await screen.findByRole('region', { name: 'Age verification' }));
    expect(await details.findByText('198.51.100.7')).toBeVisible();
    expect(details.getByText('I confirm that I am 13 or above.')).toBeVisible();
    expect(details.getByText(/2026/)).toBeVisible();
  });

  it('hide the age verification where there is none', async () => {
    const { age: asked } = mockTerms([signed(1)]);
    expect(asked.received).toHaveLength(0);
    const missing = fault(getAgeVerification, { status: 404 });
    renderScreen(<SignedTermsPage />, { path: '/profile/termsAndConditions' });
    await screen.findByText('Text of 10');
    await waitFor(() => expect(missing.received).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Age verification')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('say so when nothing is signed', async () => {
    openTerms([]);
    expect(await screen.findByText('No signed terms and conditions.')).toBeVisible();
    expect(await screen.findByText('198.51.100.7')).toBeVisible();
  });

  it('go back to the chat with Close', async () => {
    const { user } = openTerms([signed(1)]);
    await screen.findByText('Text of 10');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/chat'));
  });
});

describe('what could not be loaded', () => {
  it.each([
    ['the list', listSignedTerms, 'Your accepted terms could not be loaded'],
    ['the text', getTerms, 'This version could not be loaded'],
    ['the age verification', getAgeVerification, 'Your age verification could not be loaded'],
  ] as const)('offers another try: %s', async (_name, call, title) => {
    mockTerms([signed(1)]);
    fault(call, { status: 500 });
    const { user } = renderScreen(<SignedTermsPage />, { path: '/profile/termsAndConditions' });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    mockTerms([signed(1)]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Text of 10')).toBeVisible();
    expect(await screen.findByText('198.51.100.7')).toBeVisible();
    expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
  });

  it('says so where a version is no longer kept; the others can still be read', async () => {
    mockTerms([signed(1), signed(2)]);
    fault(getTerms, { status: 404 });
    const { user } = renderScreen(<SignedTermsPage />, { path: '/profile/termsAndConditions' });
    expect(await screen.findByRole('heading', { name: 'This version is no longer kept' })).toBeVisible();
    mockTerms([signed(1), signed(2)]);
    const [, older] = await versionList();
    if (older) await user.click(older);
    expect(await screen.findByText('Text of 10')).toBeVisible();
  });

  it('says so where access is refused', async () => {
    mockTerms([signed(1)]);
    fault(listSignedTerms, { status: 403 });
    renderScreen(<SignedTermsPage />, { path: '/profile/termsAndConditions' });
    expect(await screen.findByText('You do not have access to this.')).toBeVisible();
  });
});
