import { type BaseSyntheticEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { Path, RegisterOptions } from 'react-hook-form';
import type { InferInput, InferOutput } from 'valibot';
import type { CallFailure } from '../../api/failure';
import { type EditFormOptions, useEditForm } from '../../shared/forms/useEditForm';
import { refusalMessage } from '../../shared/query/refusalMessage';
import type { FormSchema } from '../../ui/forms/useSchemaForm';
import { type BasedOn, basedOn, type Values } from './meanwhile/base';
import { type MeanwhileOptions, useMeanwhile } from './meanwhile/useMeanwhile';
import type { StaffMutation } from './staffMutation';
import { type Deletion, useAskAndDelete } from './useAskAndDelete';

/** A mutation, and its input for what the form holds. */
type Save<Schema extends FormSchema, Input> = readonly [
  mutation: StaffMutation<Input>,
  inputOf: (values: InferOutput<Schema>, event: BaseSyntheticEvent | undefined, based: BasedOn) => Input,
];

interface EditorOptions<Schema extends FormSchema, Create, Change, Remove> extends EditFormOptions<Schema> {
  /** The person is done with it. */
  onClose(): void;
  create: Save<Schema, Create>;
  /** Left out for something new. */
  change?: Save<Schema, Change>;
  /** Left out where nothing can be deleted. */
  remove?: Deletion<Remove>;
  /**
   * Whether somebody else has deleted meanwhile what is edited, or it cannot be changed any more. Left out where nothing
   * on the screen knows: then a save that finds it gone tells.
   */
  isOutdated?: boolean;
  /** How it finds out what somebody else has changed meanwhile: asked before each change is sent. */
  meanwhile?: MeanwhileOptions;
  /** Called instead of `onClose` when something new has come of it. */
  onCreated?(): void;
  /** Called when the server says that what is edited is not there any more. */
  onGone?(): void;
  /** Shows a refusal where neither its field nor its words say which field it is about; false if it can't. */
  showRefusal?(failure: CallFailure, form: ReturnType<typeof useEditForm<Schema>>): boolean;
}

/** What `useEditor` gives, for the pieces that its form is made of. */
export type Editor<Schema extends FormSchema> = ReturnType<
  typeof useEditor<Schema, unknown, unknown, unknown>
>;

/**
 * An editor of staff: the form (`useEditForm`), its save, and the question before it deletes. Something that is not
 * there any more, or cannot be changed any more, is created anew, so that nothing typed is lost. `EditFormFrame` shows it.
 *
 * @example
 * const editor = useEditor({
 *   schema, name: `news:${id}`, blank, stored, parameters: ['news'], titleId, onClose,
 *   create: [useCreateNews(), (body) => ({ body })],
 *   change: [useChangeNews(), (body) => ({ params: { id }, body })],
 * });
 * <TextField label="Title" {...editor.field('title')} />
 */
export function useEditor<Schema extends FormSchema, Create, Change = never, Remove = never>({
  onClose,
  create,
  change,
  remove,
  isOutdated: isKnownOutdated,
  meanwhile: meanwhileOptions,
  onCreated = onClose,
  onGone,
  showRefusal,
  ...options
}: EditorOptions<Schema, Create, Change, Remove>) {
  const baseRef = useRef<Values>(undefined);
  const form = useEditForm({ ...options, baseOf: () => baseRef.current });
  const askAndDelete = useAskAndDelete();
  const [wasGone, setGone] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { watch } = form;

  useEffect(() => {
    // What was refused is no longer what the form holds.
    const { unsubscribe } = watch((_, { type }) => type === 'change' && setRefusal(''));
    return unsubscribe;
  }, [watch]);
  const [isChecking, setChecking] = useState(false);
  const meanwhile = useMeanwhile({
    ...meanwhileOptions,
    stored: meanwhileOptions?.replaced ?? options.stored,
    keptBase: form.keptBase,
    baseRef,
    getValues: () => form.getValues(),
    subscribe: form.subscribe,
    setValue: (name, value) =>
      form.setValue(name as never, value as never, { shouldDirty: true, shouldValidate: true }),
  });

  // Not by the person's own doing: then the form is about to go.
  const isRemovedHere = remove?.mutation.isPending || remove?.mutation.isSuccess;
  const isOutdated = !isRemovedHere && (isKnownOutdated ?? wasGone);
  // After a success, too: the form still shows for a moment.
  const isSent = [create, change].some((save) => save && (save[0].isPending || save[0].isSuccess));
  const isSaving = isChecking || isSent;
  const isDeleting = remove?.mutation.isPending ?? false;
  const isBusy = isSaving || isDeleting;

  const close = form.leaveBy(onClose);
  const changed = isOutdated ? undefined : change;

  const endWithout = () => {
    setGone(true);
    onGone?.();
  };
  /** What the change is made to; null where somebody else has been quicker, and the person has to look first. */
  const check = async () => {
    setChecking(true);
    const base = await meanwhile.check().finally(() => setChecking(false));
    if (base !== 'gone') return base;
    endWithout();
    return null;
  };
  /** The server has seen what came between the look and the save. */
  const raced = async () => {
    if (await check()) meanwhile.race();
  };
  const onError = (failure: CallFailure) => {
    if (changed && failure.isGone) endWithout();
    else if (meanwhileOptions && failure.status === 409) void raced();
    else if (!showRefusal?.(failure, form) && !form.showRefusal(failure)) setRefusal(refusalMessage(failure));
  };
  const save = async (values: InferOutput<Schema>, event?: BaseSyntheticEvent) => {
    if (form.isLeaving()) return;
    setRefusal('');
    const base = changed || meanwhileOptions?.replaces?.(event) ? await check() : {};
    if (!base || form.isLeaving()) return;
    const sent = changed
      ? changed[0].mutateAsync(changed[1](values, event, basedOn(base.revision)), {
          onSuccess: close,
          onError,
        })
      : create[0].mutateAsync(create[1](values, event, basedOn(base.revision)), {
          onSuccess: form.leaveBy(onCreated),
          onError,
        });
    // A failure has been told.
    await sent.catch(() => undefined);
  };
  const submit = form.handleSubmit((values, event) => void save(values, event));

  return {
    ...form,
    titleId: options.titleId,
    /** As the form's; nothing can be typed while it is saved or deleted. */
    field: <Name extends Path<InferInput<Schema>>>(
      name: Name,
      fieldOptions?: RegisterOptions<InferInput<Schema>, Name>,
    ) => ({ ...form.field(name, fieldOptions), readOnly: isBusy }),
    /** Undefined for something new. */
    isOutdated: change && isOutdated,
    /** What somebody else has done meanwhile; undefined once that is the person's own doing. */
    meanwhile: meanwhileOptions && !isOutdated && !isSent && !isRemovedHere ? meanwhile : undefined,
    isSaving,
    isDeleting,
    isBusy,
    /** Why the server has not taken it, where that concerns no field; else empty. */
    refusal,
    /** Saves what the form holds, and waits for what comes of it. */
    saveAndWait: form.handleSubmit(save),
    onSubmit: (event: FormEvent) => void submit(event),
    onDelete: remove && !isOutdated ? () => void askAndDelete(remove, close) : undefined,
    close,
  };
}
