import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetDrafts, forgetDraftsOfOthers, writeDraft } from '../../../src/shared/drafts/drafts';
import { useFormDraft } from '../../../src/shared/forms/useFormDraft';
import { blockStorage } from '../../support/blockedStorage';
import { bob, signedIn, signedOut } from '../../support/fakeAuth';
import { renderScreen } from '../../support/render';

interface FormProps {
  isPublic?: boolean;
  street?: string;
}

function Form({ isPublic, street = '' }: FormProps) {
  const form = useForm({ defaultValues: { name: '', street, isNew: false, secret: '' } });
  const { isRestored, forget } = useFormDraft(form, { name: 'test', isPublic, except: ['secret'] });
  return (
    <form>
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="Street" {...form.register('street')} />
      <input aria-label="New" type="checkbox" {...form.register('isNew')} />
      <input aria-label="Secret" {...form.register('secret')} />
      <p>{isRestored ? 'Restored' : 'Untouched'}</p>
      <p>{form.formState.isDirty ? 'Changed' : 'As it was'}</p>
      <button type="button" onClick={forget}>
        Forget
      </button>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const open = (props: FormProps = {}, auth = signedIn()) => renderScreen(<Form {...props} />, { auth });

beforeEach(() => {
  sessionStorage.clear();
  forgetDraftsOfOthers('auth0|ann');
});

describe('a form with changes', () => {
  it('has them back after a reload, and counts as changed', async () => {
    const { user, unmount } = open();
    await user.type(field('Name'), 'Ann');
    await user.click(screen.getByRole('checkbox', { name: 'New' }));
    unmount();
    open();
    expect(field('Name')).toHaveValue('Ann');
    expect(screen.getByRole('checkbox', { name: 'New' })).toBeChecked();
    expect(screen.getByText('Restored')).toBeVisible();
    expect(screen.getByText('Changed')).toBeVisible();
  });

  it('takes what was not changed from the server', async () => {
    const { user, unmount } = open({ street: 'Old Street' });
    await user.type(field('Name'), 'Ann');
    unmount();
    open({ street: 'New Street' });
    expect(field('Name')).toHaveValue('Ann');
    expect(field('Street')).toHaveValue('New Street');
  });

  it('never stores a field that is left out', async () => {
    const { user, unmount } = open();
    await user.type(field('Secret'), 'hush');
    await user.type(field('Name'), 'Ann');
    unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('hush');
    open();
    expect(field('Secret')).toHaveValue('');
  });

  it('shows them to nobody else', async () => {
    const { user, unmount } = open();
    await user.type(field('Name'), 'Ann');
    unmount();
    open({}, signedIn({ user: bob }));
    expect(field('Name')).toHaveValue('');
    expect(screen.getByText('Untouched')).toBeVisible();
  });

  it.each(['Forget', 'Reset'])('stores nothing any more after %s', async (button) => {
    const { user, unmount } = open();
    await user.type(field('Name'), 'Ann');
    await user.click(screen.getByRole('button', { name: button }));
    unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  it('stores nothing after its person has signed out', async () => {
    const { user, unmount } = open();
    await user.type(field('Name'), 'Ann');
    forgetDrafts('auth0|ann');
    unmount();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a form in a browser that forbids its storage', () => {
  it('works, and has its changes back after a change of page', async () => {
    blockStorage();
    const { user, unmount } = open();
    await user.type(field('Name'), 'Ann');
    unmount();
    const again = open();
    expect(field('Name')).toHaveValue('Ann');
    await again.user.click(screen.getByRole('button', { name: 'Forget' }));
    again.unmount();
    open();
    expect(field('Name')).toHaveValue('');
  });
});

describe('a form for visitors', () => {
  it('has its changes back without anybody signed in, until somebody is', async () => {
    const { user, unmount } = open({ isPublic: true }, signedOut);
    await user.type(field('Name'), 'Ann');
    unmount();
    const again = open({ isPublic: true }, signedOut);
    expect(field('Name')).toHaveValue('Ann');
    again.unmount();
    forgetDraftsOfOthers('auth0|bob');
    open({ isPublic: true }, signedOut);
    expect(field('Name')).toHaveValue('');
  });
});

describe('a form without changes', () => {
  it('stores nothing', async () => {
    const { user, unmount } = open();
    await user.type(field('Name'), 'A{Backspace}');
    unmount();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a stored draft', () => {
  it('is there within half a second after a change, and not of a form that was only opened', async () => {
    const { user } = open();
    expect(sessionStorage).toHaveLength(0);
    await user.type(field('Name'), 'Ann');
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Ann'), { timeout: 500 });
    expect(Object.keys({ ...sessionStorage })).toEqual(['draft:auth0|ann:form:test']);
  });

  it.each(['null', '7', '{}', 'no JSON'])('that holds nothing is none: %s', (stored) => {
    writeDraft('auth0|ann', 'form:test', stored);
    open();
    expect(screen.getByText('Untouched')).toBeVisible();
    expect(screen.getByText('As it was')).toBeVisible();
  });

  it('is forgotten even where something is still to be stored', async () => {
    const { user } = open();
    await user.type(field('Name'), 'Ann');
    await user.click(screen.getByRole('button', { name: 'Forget' }));
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('of nobody in particular is none of a signed-in person', async () => {
    const { user, unmount } = open({ isPublic: true });
    await user.type(field('Name'), 'Ann');
    unmount();
    open();
    expect(field('Name')).toHaveValue('');
  });

  it('of somebody is none of whoever is signed in no more', async () => {
    const { user, unmount } = open();
    await user.type(field('Name'), 'Ann');
    unmount();
    open({}, signedOut);
    expect(field('Name')).toHaveValue('');
  });
});
