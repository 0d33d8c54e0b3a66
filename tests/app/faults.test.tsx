import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getProfile } from '../../src/api/user';
import { QueryView } from '../../src/shared/query/QueryView';
import { useCallMutation } from '../../src/shared/query/useCallMutation';
import { useCallQuery } from '../../src/shared/query/useCallQuery';
import { profileKeys } from '../../src/user/profile/keys';
import { toastRegion } from '../support/controls';
import { type FaultName, faultNames, faults } from '../support/faults';
import { fault, mock } from '../support/mocks';
import { annsProfile } from '../support/profile';
import { address, renderScreen } from '../support/render';

type Lasting = Exclude<FaultName, 'without a connection'>;

const failed = 'Nothing is lost. Please try again in a moment.';
const unavailable = 'Sorry, we could not connect to the server. Please try again later.';
const said = 'The shelf is full.';
const refused = 'You do not have access to this.';

/** What each fault looks like: in place of what was asked for, whether with Retry, and in a form's toast. */
const looks: Record<Lasting, { text: string; retry: boolean; inForm: string }> = {
  'answered 400': { text: failed, retry: true, inForm: said },
  'answered 403': { text: refused, retry: false, inForm: refused },
  'answered 404': { text: 'It may have been removed meanwhile.', retry: false, inForm: said },
  'answered 409': { text: failed, retry: true, inForm: said },
  'answered 429': { text: failed, retry: true, inForm: said },
  'answered 500': { text: failed, retry: true, inForm: unavailable },
  'answered 503 with a page': { text: failed, retry: true, inForm: unavailable },
  'answered with a page': { text: failed, retry: true, inForm: unavailable },
  'answered with broken JSON': { text: failed, retry: true, inForm: unavailable },
  'answered with a wrong shape': { text: failed, retry: true, inForm: unavailable },
  'answered with nothing': { text: failed, retry: true, inForm: unavailable },
};
const lasting = faultNames.filter((name): name is Lasting => name !== 'without a connection');

function Loaded() {
  const profile = useCallQuery(profileKeys.profile(), getProfile);
  return (
    <QueryView query={profile} loading="Loading" failed="Not loaded" missing="No longer there">
      {({ name }) => <h2>{name}</h2>}
    </QueryView>
  );
}

function Done({ toast }: { toast: 'default' | 'refusal' }) {
  // What a call brings in return, so that none of the faults is an answer.
  const { mutate, isError } = useCallMutation(getProfile, { toast });
  return (
    <button type="button" onClick={() => mutate({})}>
      {isError ? 'Again' : 'Do it'}
    </button>
  );
}

const inToast = async (words: string) => {
  expect(await screen.findByText(words, { selector: '[aria-label=Notifications] *' })).toBeVisible();
  expect(toastRegion().querySelectorAll('[role=alert]')).toHaveLength(1);
};

describe('what was asked for', () => {
  it.each(lasting)(
    '%s, says so in its place, offers Retry where that may help, and tells it once',
    async (name) => {
      const { text, retry } = looks[name];
      fault(getProfile, faults[name]);
      const { user } = renderScreen(<Loaded />);

      const title = name === 'answered 404' ? 'No longer there' : 'Not loaded';
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(retry ? 1 : 0);
      // What the screen has given the reason for, no toast says again with another.
      if (!retry) {
        expect(toastRegion()).toBeEmptyDOMElement();
        return;
      }
      await inToast(unavailable);

      mock(getProfile, annsProfile);
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByRole('heading', { name: 'Ann' })).toBeVisible();
    },
  );
});

describe.each([
  ['a button', 'default', () => unavailable],
  ['a form', 'refusal', (name: Lasting) => looks[name].inForm],
] as const)('what %s does', (_what, toast, wordsOf) => {
  it.each(lasting)('%s, is told once and can be done again', async (name) => {
    const { received } = fault(getProfile, faults[name]);
    const { user } = renderScreen(<Done toast={toast} />);
    await user.click(screen.getByRole('button', { name: 'Do it' }));
    await inToast(wordsOf(name));
    await user.click(screen.getByRole('button', { name: 'Again' }));
    await expect.poll(() => received.length).toBe(2);
  });
});

describe('without a connection', () => {
  it.each([
    ['what was asked for', <Loaded key="1" />],
    ['what a button does', <Done key="2" toast="default" />],
    ['what a form does', <Done key="3" toast="refusal" />],
  ])('%s leads to the no-service page with one toast', async (_what, element) => {
    fault(getProfile, faults['without a connection']);
    const { user } = renderScreen(element);
    const button = screen.queryByRole('button');
    if (button) await user.click(button);
    await inToast(unavailable);
    expect(address()).toBe('/noservice');
  });
});
