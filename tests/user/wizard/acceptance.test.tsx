import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  ageConfirmation,
  getAgeVerification,
  getTermsForSigning,
  signTerms,
  verifyAge,
} from '../../../src/api/terms';
import { toastRegion } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { address, renderApp } from '../../support/render';
import { server } from '../../support/server';
import {
  expectDisabled,
  expectEnabled,
  heading,
  longAgo,
  mockStartUp,
  nextButton,
  openStep,
  terms,
} from './startUp';

const openAge = () => openStep('ageVerificationOk', 'Verify your age');
const openTerms = () => openStep('termsAndConditionsOk', 'Terms and Conditions');
const theSwitch = (name: string | RegExp) => screen.findByRole('switch', { name });
const acceptTerms = /I have read and accept/;
const acceptedAt = () => document.querySelector(`time[datetime="${longAgo}"]`);

describe('the age step', () => {
  it('asks to confirm the age, word for word, and holds Next until then', async () => {
    const { age } = mockStartUp();
    await openAge();
    expect(await theSwitch('I confirm that I am 13 or above.')).not.toBeChecked();
    expectDisabled(nextButton());
    expect(nextButton()).toHaveAccessibleDescription('Please confirm your age first.');
    expect(age.received).toHaveLength(1);
    expect(toastRegion()).toBeEmptyDOMElement();
  });

  it('sends the words and the public address, and shows the time instead of the switch', async () => {
    const { verified } = mockStartUp();
    const { user, next } = await openAge();
    await user.click(await theSwitch(ageConfirmation));
    await waitFor(() => expect(acceptedAt()).toBeVisible());
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    await waitFor(() => expect(acceptedAt()?.closest('p')).toHaveFocus());
    expect(verified.received.map(({ body }) => body)).toEqual([
      { ip: '203.0.113.9', content: 'I confirm that I am 13 or above.' },
    ]);
    await next();
    expect(await heading('Thanks')).toBeVisible();
  });

  it('goes on without the address when that cannot be looked up', async () => {
    const { verified } = mockStartUp();
    server.use(http.get('http://ip.test/', () => HttpResponse.error()));
    const { user } = await openAge();
    await user.click(await theSwitch(ageConfirmation));
    await waitFor(() => expect(acceptedAt()).toBeVisible());
    expect(verified.received).toMatchObject([{ body: { ip: 'unknown' } }]);
  });

  it('shows what was confirmed before, with Next enabled', async () => {
    mockStartUp();
    mock(getAgeVerification, { created: longAgo, ipAddress: '203.0.113.9', content: ageConfirmation });
    await openAge();
    await waitFor(() => expect(acceptedAt()).toBeVisible());
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expectEnabled(nextButton());
  });

  it('is on and busy while it is being saved, and is saved once', async () => {
    mockStartUp();
    const hanging = fault(verifyAge, { hangs: true });
    const { user } = await openAge();
    await user.dblClick(await theSwitch(ageConfirmation));
    await waitFor(() => expect(hanging.received).toHaveLength(1));
    expect(await theSwitch(ageConfirmation)).toBeChecked();
    expect(screen.getByText('Saving…')).toBeVisible();
    expectDisabled(nextButton());
  });

  it('leaves the switch off and Next disabled after a failure', async () => {
    mockStartUp();
    fault(verifyAge, { status: 500 });
    const { user } = await openAge();
    await user.click(await theSwitch(ageConfirmation));
    expect(await screen.findByText('That could not be saved. Please try again.')).toBeVisible();
    expect(await screen.findByText(/could not connect to the server/)).toBeVisible();
    expect(await theSwitch(ageConfirmation)).not.toBeChecked();
    await waitFor(async () => expect(await theSwitch(ageConfirmation)).toHaveFocus());
    expectDisabled(nextButton());

    mock(verifyAge, { created: longAgo, ipAddress: 'x', content: ageConfirmation });
    await user.click(await theSwitch(ageConfirmation));
    await waitFor(() => expectEnabled(nextButton()));
  });

  it('offers another try when it could not be loaded', async () => {
    mockStartUp();
    fault(getAgeVerification, { status: 500 });
    const { user } = await openAge();
    expect(
      await screen.findByRole('heading', { name: 'Your confirmation could not be loaded' }),
    ).toBeVisible();
    expectDisabled(nextButton());
    fault(getAgeVerification, { status: 404 });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await theSwitch(ageConfirmation)).toBeVisible();
  });
});

describe('the terms step', () => {
  it('shows the text in a region that the keyboard can scroll, and holds Next until it is accepted', async () => {
    const { terms: asked } = mockStartUp();
    await openTerms();
    const region = await screen.findByRole('region', { name: 'Terms and Conditions' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(await within(region).findByRole('heading', { name: 'Be kind' })).toBeVisible();
    expect(screen.getByText(/In force since .*2026/)).toBeVisible();
    expectDisabled(nextButton());
    expect(nextButton()).toHaveAccessibleDescription('Please accept the terms and conditions first.');
    expect(asked.received).toHaveLength(1);
  });

  it('has its switch beside Next, outside of what scrolls; Next leads there and says what is missing', async () => {
    mockStartUp();
    const { user } = await openTerms();
    const region = await screen.findByRole('region', { name: 'Terms and Conditions' });
    expect(within(region).queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByText('Please accept the terms and conditions first.')).not.toBeVisible();
    await theSwitch(acceptTerms);
    await user.click(nextButton());
    expect(await theSwitch(acceptTerms)).toHaveFocus();
    expect(
      screen.getByText('Please accept the terms and conditions first.', { selector: '[role=status]' }),
    ).toBeVisible();
  });

  it('signs with the public address, and shows the time instead of the switch', async () => {
    const { signed } = mockStartUp();
    const { user, next } = await openTerms();
    await user.click(await theSwitch(acceptTerms));
    await waitFor(() => expect(acceptedAt()).toBeVisible());
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(signed.received).toMatchObject([{ params: { termsId: '7' }, body: { ip: '203.0.113.9' } }]);
    await next();
    expect(await heading('Thanks')).toBeVisible();
  });

  it('shows what was signed before, with Next enabled', async () => {
    mockStartUp();
    mock(getTermsForSigning, { ...terms, isSigned: true, acceptanceTimestamp: longAgo });
    await openTerms();
    await waitFor(() => expect(acceptedAt()).toBeVisible());
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expectEnabled(nextButton());
  });

  it('says so when nothing needs to be signed, with Next enabled', async () => {
    mockStartUp();
    fault(getTermsForSigning, { status: 404 });
    await openTerms();
    expect(await screen.findByText(/There are no terms to accept/)).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expectEnabled(nextButton());
    expect(toastRegion()).toBeEmptyDOMElement();
  });

  it('leaves the switch off and Next disabled after a failure', async () => {
    mockStartUp();
    fault(signTerms, { status: 500 });
    const { user } = await openTerms();
    await user.click(await theSwitch(acceptTerms));
    expect(await screen.findByText('That could not be saved. Please try again.')).toBeVisible();
    expect(await theSwitch(acceptTerms)).not.toBeChecked();
    expectDisabled(nextButton());
  });

  it('shows the new text when another version has come into force meanwhile', async () => {
    mockStartUp();
    fault(signTerms, { status: 400, body: { code: null, message: 'This version is not in force.' } });
    const { user } = await openTerms();
    await screen.findByRole('heading', { name: 'Be kind' });
    mock(getTermsForSigning, { ...terms, termsId: 8, termsText: '<h2>Be brave</h2>' });
    await user.click(await theSwitch(acceptTerms));
    expect(await screen.findByRole('heading', { name: 'Be brave' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Be kind' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText(/New terms have come into force/)).toHaveFocus());
    expect(await theSwitch(acceptTerms)).not.toBeChecked();
    expectDisabled(nextButton());

    const signed = mock(signTerms, { signedAt: longAgo });
    await user.click(await theSwitch(acceptTerms));
    await waitFor(() => expectEnabled(nextButton()));
    expect(signed.received).toMatchObject([{ params: { termsId: '8' } }]);
    expect(screen.queryByText(/New terms have come into force/)).not.toBeInTheDocument();
  });

  it('offers another try when the text could not be loaded', async () => {
    mockStartUp();
    fault(getTermsForSigning, { html: '<p>Hotel network' });
    const { user } = await openTerms();
    expect(await screen.findByRole('heading', { name: 'The terms could not be loaded' })).toBeVisible();
    expectDisabled(nextButton());
    mock(getTermsForSigning, terms);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await theSwitch(acceptTerms)).toBeVisible();
  });

  it('is there again after a lost connection', async () => {
    mockStartUp();
    fault(signTerms, { network: 'error' });
    const { user, unmount } = await openTerms();
    await user.click(await theSwitch(acceptTerms));
    await waitFor(() => expect(address()).toBe('/noservice'));
    // Its Retry loads the page anew.
    unmount();
    renderApp({ path: '/startQuestions' });
    expect(await heading('Terms and Conditions')).toBeVisible();
    expect(await theSwitch(acceptTerms)).not.toBeChecked();
  });
});
