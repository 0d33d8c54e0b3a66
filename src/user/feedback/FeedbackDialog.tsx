import { useState } from 'react';
import { useController } from 'react-hook-form';
import * as v from 'valibot';
import { Category, GenericFeedback, sendGenericFeedback } from '../../api/feedback';
import { ChoiceField } from '../../ui/forms/ChoiceField';
import { FaceScale } from '../../ui/forms/FaceScale';
import { useSchemaForm } from '../../ui/forms/useSchemaForm';
import { FeedbackFrame } from './FeedbackFrame';
import { NotesField } from './NotesField';
import { useFeedback } from './useFeedback';
import { useUnsentText } from './useUnsentText';

const Feedback = v.omit(GenericFeedback, ['page']);

const categories = Category.options.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

interface FeedbackDialogProps {
  /** The address of the page it is opened on: path and query (D-33). */
  page: string;
  onClose(): void;
}

/** The generic feedback dialog (spec 2, Feedback dialog). It is mounted anew, and so empty, each time it opens. */
export function FeedbackDialog({ page, onClose }: FeedbackDialogProps) {
  // Wherever the page behind goes, it stays what the feedback is about.
  const [openedOn] = useState(page);
  const { mode, send } = useFeedback(sendGenericFeedback, onClose);
  const { unsent, note, takeBack, accepted, hasText } = useUnsentText('feedback');
  const { field, control, handleSubmit, setValue, setFocus, formState, summary } = useSchemaForm(Feedback, {
    feedback: '',
  });
  const { errors } = formState;
  const opinion = useController({ control, name: 'opinion' });

  const onSubmit = handleSubmit(async (feedback) => {
    if (await send({ ...feedback, page: openedOn })) accepted();
  });

  return (
    <FeedbackFrame
      title="Feedback"
      mode={mode}
      hasText={hasText}
      onSubmit={(event) => void onSubmit(event)}
      onClose={onClose}
    >
      {summary}
      <FaceScale label="How do you feel about it?" error={errors.opinion?.message} {...opinion.field} />
      <ChoiceField label="What is it?" choices={categories} {...field('category')} />
      <NotesField
        label="Tell us more"
        unsent={unsent}
        onRestore={() => {
          setValue('feedback', takeBack(), { shouldDirty: true });
          // The button goes.
          setFocus('feedback');
        }}
        {...field('feedback', { onChange: (event) => note(event.target.value) })}
      />
    </FeedbackFrame>
  );
}
