import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { EditFormFrame } from '../../../src/admin/shared/EditFormFrame';
import { useEditor } from '../../../src/admin/shared/useEditor';
import { useStaffMutation } from '../../../src/admin/shared/useStaffMutation';
import {
  changeSignupSource,
  createSignupSource,
  deleteSignupSource,
} from '../../../src/api/admin/signupSources';
import { TextField } from '../../../src/ui/forms/TextField';
import { notifications } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { renderScreen } from '../../support/render';

const Note = v.object({ description: v.pipe(v.string(), v.nonEmpty('Please write something')) });
const told = { title: 'Done', message: 'It is done.' };
const outdated = 'It has been deleted meanwhile.';
const params = { id: 7 };

interface NoteEditorProps {
  isNew?: boolean;
  isOutdated?: boolean;
  isOwnOnly?: boolean;
  onClose?(): void;
  onCreated?(): void;
  onGone?(): void;
}

function NoteEditor({ isNew, isOwnOnly, onClose = vi.fn(), ...rest }: NoteEditorProps) {
  const create = useStaffMutation(createSignupSource, { told });
  const change = useStaffMutation(changeSignupSource, { told });
  const remove = useStaffMutation(deleteSignupSource, { told });
  const editor = useEditor({
    schema: Note,
    name: 'note',
    blank: { description: '' },
    rules: [['description']],
    parameters: [],
    titleId: 'note-title',
    onClose,
    create: [create, ({ description }) => ({ body: { source: 'new', description, maxAutoSignups: 0 } })],
    change: isNew ? undefined : [change, (body) => ({ params, body: { ...body, maxAutoSignups: 0 } })],
    remove: isNew
      ? undefined
      : {
          mutation: remove,
          input: { params },
          question: { title: 'Delete it?', message: 'For good.', okLabel: 'Yes', cancelLabel: 'No' },
          isOwnOnly,
        },
    ...rest,
  });
  return (
    <EditFormFrame editor={editor} title="Note" outdated={outdated} notSaved="It is still here.">
      <TextField label="Description" {...editor.field('description')} />
    </EditFormFrame>
  );
}

const box = () => screen.getByRole('textbox', { name: 'Description' });
const button = (name: string) => screen.getByRole('button', { name });

async function write(props: NoteEditorProps = {}, text = 'Hello') {
  const onClose = vi.fn();
  const { user } = renderScreen(<NoteEditor onClose={onClose} {...props} />);
  if (text) await user.type(box(), text);
  return { user, onClose };
}

async function answer(user: Awaited<ReturnType<typeof write>>['user'], name: string) {
  await user.click(button('Delete'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
}

describe('the editor of something new', () => {
  it('creates it and closes; there is nothing to delete', async () => {
    const created = mock(createSignupSource);
    const { user, onClose } = await write({ isNew: true });
    expect(screen.getByRole('form', { name: 'Note' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await user.click(button('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(created.received.map(({ body }) => body.description)).toEqual(['Hello']);
  });

  it('sends nothing that breaks a rule, nor anything once it was left', async () => {
    const created = mock(createSignupSource);
    const { user, onClose } = await write({ isNew: true }, '');
    await user.click(button('Save'));
    expect(await screen.findByText('Please write something')).toBeInTheDocument();
    await waitFor(() => expect(box()).toHaveFocus());

    await user.type(box(), 'Hello');
    await user.click(button('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
    await user.click(button('Save'));
    expect(created.received).toHaveLength(0);
  });

  it('takes no typing while it is saved', async () => {
    fault(createSignupSource, { hangs: true });
    const { user } = await write({ isNew: true });
    await user.click(button('Save'));
    await waitFor(() => expect(button('Save')).toHaveAttribute('aria-busy', 'true'));
    expect(box()).toHaveAttribute('readonly');
  });

  it('goes elsewhere than Cancel where it says so', async () => {
    mock(createSignupSource);
    const onCreated = vi.fn();
    const { user, onClose } = await write({ isNew: true, onCreated });
    await user.click(button('Save'));
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('the editor of something stored', () => {
  it('changes it and closes', async () => {
    const changed = mock(changeSignupSource);
    const { user, onClose } = await write();
    await user.click(button('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(changed.received).toMatchObject([{ params: { id: '7' }, body: { description: 'Hello' } }]);
  });

  it('creates it anew when it is known to be gone, and has nothing to delete then', async () => {
    const created = mock(createSignupSource);
    const { user, onClose } = await write({ isOutdated: true });
    expect(screen.getByText(outdated)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await user.click(button('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(created.received).toHaveLength(1);
  });

  it('says so when the server has it no longer, and then creates it anew', async () => {
    fault(changeSignupSource, { status: 404 });
    const created = mock(createSignupSource);
    const onGone = vi.fn();
    const { user } = await write({ onGone });
    expect(screen.queryByText(outdated)).not.toBeInTheDocument();
    await user.click(button('Save'));
    expect(await screen.findByText(outdated)).toBeInTheDocument();
    expect(onGone).toHaveBeenCalledOnce();
    expect(screen.queryByText(/^Not saved/)).not.toBeInTheDocument();
    expect(box()).toHaveValue('Hello');
    await user.click(button('Save'));
    await waitFor(() => expect(created.received).toHaveLength(1));
  });

  it('tries the change again when the list still holds what the server could not find', async () => {
    fault(changeSignupSource, { status: 404 });
    const { user, onClose } = await write({ isOutdated: false });
    await user.click(button('Save'));
    await notifications().findByRole('alert');
    expect(screen.queryByText(outdated)).not.toBeInTheDocument();
    const changed = mock(changeSignupSource);
    await user.click(button('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(changed.received).toHaveLength(1);
  });

  it.each(['Yes', 'No'])('is deleted after a question: %s', async (reply) => {
    const deleted = mock(deleteSignupSource);
    const { user, onClose } = await write();
    await answer(user, reply);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(reply === 'Yes' ? 1 : 0));
    expect(deleted.received).toHaveLength(reply === 'Yes' ? 1 : 0);
    if (reply === 'Yes') expect(screen.queryByText(outdated)).not.toBeInTheDocument();
  });

  it('closes when somebody else was quicker to delete it', async () => {
    fault(deleteSignupSource, { status: 404 });
    const { user, onClose } = await write();
    await answer(user, 'Yes');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('stays when somebody else was quicker and only what one deletes oneself counts, or when that fails', async () => {
    fault(deleteSignupSource, { status: 404 });
    const { user, onClose } = await write({ isOwnOnly: true });
    await answer(user, 'Yes');
    expect(await screen.findByRole('region', { name: 'Notifications' })).not.toBeEmptyDOMElement();
    await waitFor(() => expect(button('Delete')).not.toHaveAttribute('aria-busy', 'true'));
    fault(deleteSignupSource, { status: 500 });
    await answer(user, 'Yes');
    await waitFor(() => expect(button('Delete')).not.toHaveAttribute('aria-busy', 'true'));
    expect(onClose).not.toHaveBeenCalled();
    expect(box()).toHaveValue('Hello');
  });
});

describe('what the server refuses', () => {
  it('stands at the field that it names, alone', async () => {
    const body = { message: 'Too loud.', field: 'description' };
    fault(createSignupSource, { status: 422, body });
    const { user, onClose } = await write({ isNew: true });
    await user.click(button('Save'));
    await waitFor(() => expect(box()).toHaveAccessibleDescription('Too loud.'));
    await waitFor(() => expect(box()).toHaveFocus());
    expect(screen.queryByText(/^Not saved/)).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stands below the fields where it names none, until it is sent again', async () => {
    fault(createSignupSource, { status: 422, body: { message: 'Too loud.' } });
    const { user } = await write({ isNew: true });
    await user.click(button('Save'));
    expect(await screen.findByText('Not saved: Too loud. It is still here.')).toBeInTheDocument();
    fault(createSignupSource, { hangs: true });
    await user.click(button('Save'));
    await waitFor(() => expect(screen.queryByText(/^Not saved/)).not.toBeInTheDocument());
  });

  it('goes from below the fields as soon as something else is typed', async () => {
    fault(createSignupSource, { status: 422, body: { message: 'Too loud.' } });
    const { user } = await write({ isNew: true });
    await user.click(button('Save'));
    await screen.findByText(/^Not saved/);
    await user.type(box(), '!');
    expect(screen.queryByText(/^Not saved/)).not.toBeInTheDocument();
  });
});
